import {
  BLOG_POST_FIELDS,
  blogUrlOf,
  storedTexts,
  validateBlogPost,
  type BlogPostInput,
} from '@kontor/portal-core';
import { validationFailed } from '../wire/index.js';
import { cleanHtml } from '../rich-text/index.js';

/** Prepares a post for storing: validates it, cleans its content and normalises its url. Throws 422 with everything that is wrong. */
export function storedPost(input: BlogPostInput): BlogPostInput {
  const post = {
    ...input,
    ...storedTexts(BLOG_POST_FIELDS, input),
    content: cleanHtml(input.content),
    url: blogUrlOf(input.url),
  };
  const issues = validateBlogPost(post);
  if (issues.length > 0) throw validationFailed(issues);
  return post;
}
