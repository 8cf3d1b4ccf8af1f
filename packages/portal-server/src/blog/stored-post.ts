import type { DataScope } from '@kontor/portal-core/access';
import { BLOG_POST_FIELDS, blogUrlOf, validateBlogPost, type BlogPostInput } from '@kontor/portal-core/blog';
import { storedTexts } from '@kontor/portal-core/fields';
import type { Issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import type { StoredFiles } from '../media/index.js';
import { validationFailed } from '../wire/index.js';
import { cleanHtml } from '../rich-text/index.js';

/** Who writes a post, and the check of the files that it names. */
export interface PostWriter {
  readonly read: Knex;
  readonly scope: DataScope;
  readonly files: Pick<StoredFiles, 'issuesIn' | 'issuesOf'>;
}

/**
 * Prepares a post for storing: validates it, cleans its content and normalises its url. Throws 422 with everything that is wrong. Files
 * that the stored post `before` names may stay.
 */
export async function storedPost(
  input: BlogPostInput,
  writer: PostWriter,
  before?: BlogPostInput,
): Promise<BlogPostInput> {
  const post = {
    ...input,
    ...storedTexts(BLOG_POST_FIELDS, input),
    content: cleanHtml(input.content),
    url: blogUrlOf(input.url),
  };
  const issues = [...validateBlogPost(post)];
  if (issues.length === 0) issues.push(...(await fileIssues(post, writer, before)));
  if (issues.length > 0) throw validationFailed(issues);
  return post;
}

async function fileIssues(
  { thumbnail, content }: BlogPostInput,
  { files, ...writer }: PostWriter,
  before?: BlogPostInput,
): Promise<Issue[]> {
  const ofThumbnail =
    thumbnail === before?.thumbnail
      ? []
      : await files.issuesOf(writer, { path: 'thumbnail', name: thumbnail, kind: 'image' });
  const ofContent = await files.issuesIn(writer, {
    path: 'content',
    html: content,
    isPublic: true,
    ...(before && { before: before.content }),
  });
  return [...ofThumbnail, ...ofContent];
}
