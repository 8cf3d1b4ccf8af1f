import { blogUrlOf } from '@kontor/portal-core/blog';
import { Temporal } from 'temporal-polyfill';
import type { Writer } from '../db/index.js';
import { cleanHtml } from '../rich-text/index.js';
import { DEMO_POSTS } from './blog/demo-posts.js';
import { readAsset, storeMedia } from './store-media.js';

export interface BlogPlan {
  /** ISO day. */
  readonly today: string;
  /** Folder of uploaded files; without it the posts have pictures that cannot be shown. */
  readonly mediaFolder: string | undefined;
}

/** Stores the blog's posts and their pictures, which belong to the first sysadmin. */
export async function insertBlogPosts(trx: Writer, { today, mediaFolder }: BlogPlan): Promise<void> {
  const dayAgo = (days: number) =>
    `${Temporal.PlainDate.from(today).subtract({ days }).toString()}T08:30:00.000Z`;
  const pictures = await Promise.all(DEMO_POSTS.map(({ picture }) => readAsset(picture)));
  const fileNames = await storeMedia(trx, pictures, { mediaFolder, createdAt: dayAgo(120) });
  await trx('blog_posts').insert(
    DEMO_POSTS.toReversed().map(({ name, age, picture, content }) => ({
      name,
      content: cleanHtml(content),
      url: blogUrlOf(name),
      thumbnail: fileNames.get(picture) ?? '',
      creation_date: dayAgo(age),
    })),
  );
}
