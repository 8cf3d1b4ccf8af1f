import { issue, type Issue } from '../validation/index.js';
import { BLOG_NAME_MAX, type BlogPostInput } from './blog.api.js';
import { blogUrlOf } from './blog-url.js';

/** Everything wrong with a post: all of name, content, thumbnail and url filled; name and url at most 100 (specification 2 section 5). */
export function validateBlogPost(post: BlogPostInput): readonly Issue[] {
  const { name, content, thumbnail, url } = post;
  return [
    ...lineIssues('name', name.trim()),
    ...(content.trim() === '' ? [issue('content', 'required')] : []),
    ...lineIssues('url', blogUrlOf(url)),
    ...(thumbnail === '' ? [issue('thumbnail', 'required')] : []),
  ];
}

function lineIssues(path: string, text: string): Issue[] {
  if (text === '') return [issue(path, 'required')];
  return text.length > BLOG_NAME_MAX ? [issue(path, 'maxLength', { max: BLOG_NAME_MAX })] : [];
}
