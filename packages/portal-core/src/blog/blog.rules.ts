import { inFieldOrder, textIssues } from '../fields/index.js';
import { isImageName } from '../media/index.js';
import { isBlankHtml } from '../rich-text/index.js';
import { issue, type Issue } from '../validation/index.js';
import { BLOG_POST_FIELDS } from './blog-post.fields.js';
import type { BlogPostInput } from './blog.types.js';
import { blogUrlOf } from './blog-url.js';

/** Every broken rule of a post, by field: name, content, thumbnail and url are all required (specification 2 section 5). */
export function validateBlogPost(post: BlogPostInput): readonly Issue[] {
  return inFieldOrder(BLOG_POST_FIELDS, [
    ...textIssues(BLOG_POST_FIELDS, { ...post, url: blogUrlOf(post.url) }),
    ...(isBlankHtml(post.content) ? [issue('content', 'required')] : []),
    ...thumbnailIssues(post.thumbnail),
  ]);
}

function thumbnailIssues(thumbnail: string): Issue[] {
  if (thumbnail === '') return [issue('thumbnail', 'required')];
  return isImageName(thumbnail) ? [] : [issue('thumbnail', 'notAnImage')];
}
