import { blogUrlOf } from '@kontor/portal-core';
import { Temporal } from 'temporal-polyfill';
import type { Writer } from '../db/database.js';
import { cleanHtml } from '../rich-text/clean-html.js';
import { copyPictures } from './blog/copy-pictures.js';
import { DEMO_POSTS } from './blog/demo-posts.js';

export interface BlogPlan {
  /** ISO day. */
  readonly today: string;
  /** Where uploaded files are kept; without it the posts have pictures that cannot be shown. */
  readonly mediaFolder: string | undefined;
}

/** Stores the blog's posts and their pictures, which belong to the first sysadmin. */
export async function insertBlogPosts(trx: Writer, { today, mediaFolder }: BlogPlan): Promise<void> {
  const dayAgo = (days: number) =>
    `${Temporal.PlainDate.from(today).subtract({ days }).toString()}T08:30:00.000Z`;
  const owner = (await trx('users').where({ user_role_id: 1 }).orderBy('id').first('id')) as { id: number };
  const pictures = await copyPictures(
    DEMO_POSTS.map(({ picture }) => picture),
    mediaFolder,
  );
  await trx('media').insert(
    pictures.map(({ name, fileName, size, sha256 }) => ({
      file_name: fileName,
      original_name: name,
      content_type: 'image/jpeg',
      size,
      sha256,
      is_image: 1,
      owner_id: owner.id,
      created_at: dayAgo(120),
    })),
  );
  const fileNames = new Map(pictures.map(({ name, fileName }) => [name, fileName]));
  await trx('blog_posts').insert(
    DEMO_POSTS.toReversed().map(({ name, age, picture, content }) => ({
      name,
      content: cleanHtml(content),
      url: blogUrlOf(name),
      thumbnail: fileNames.get(picture),
      creation_date: dayAgo(age),
    })),
  );
}
