import { blogUrlOf, validateBlogPost, type BlogPostInput } from '@kontor/portal-core';
import { validationFailed } from '../wire/problem.js';
import { cleanHtml } from '../rich-text/clean-html.js';

/** A post as it is stored: checked, its content clean, its url in form. Throws 422 with everything that is wrong. */
export function storedPost({ name, content, url, thumbnail, type }: BlogPostInput): BlogPostInput {
  const post = { name: name.trim(), content: cleanHtml(content), url: blogUrlOf(url), thumbnail };
  const issues = validateBlogPost(post);
  if (issues.length > 0) throw validationFailed(issues);
  return type === undefined ? post : { ...post, type };
}
