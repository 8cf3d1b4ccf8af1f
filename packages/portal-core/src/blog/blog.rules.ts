import { isImageName } from '../media/index.js';
import { isBlankHtml } from '../rich-text/index.js';
import { issue, type Issue } from '../validation/index.js';
import { BLOG_NAME_MAX, type BlogPostInput } from './blog.api.js';
import { blogUrlOf } from './blog-url.js';

/** Everything wrong with a post: all of name, content, thumbnail and url filled; name and url at most 100 (specification 2 section 5). */
export function validateBlogPost(post: BlogPostInput): readonly Issue[] {
  const { name, content, thumbnail, url } = post;
  return [
    ...lineIssues('name', name.trim()),
    ...(isBlankHtml(content) ? [issue('content', 'required')] : []),
    ...lineIssues('url', blogUrlOf(url)),
    ...thumbnailIssues(thumbnail),
  ];
}

function thumbnailIssues(thumbnail: string): Issue[] {
  if (thumbnail === '') return [issue('thumbnail', 'required')];
  return isImageName(thumbnail) ? [] : [issue('thumbnail', 'notAnImage')];
}

function lineIssues(path: string, text: string): Issue[] {
  if (text === '') return [issue(path, 'required')];
  return text.length > BLOG_NAME_MAX ? [issue(path, 'maxLength', { max: BLOG_NAME_MAX })] : [];
}
