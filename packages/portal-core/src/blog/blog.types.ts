import * as z from 'zod/mini';
import { answerShape, inputShape } from '../fields/index.js';
import type { Wire } from '../validation/index.js';
import { BLOG_POST_FIELDS } from './blog-post.fields.js';

export const blogPostShape = answerShape(BLOG_POST_FIELDS, {
  /** The version of the post, for a change that is made from it. */
  modId: z.string(),
});
export type BlogPost = Wire<typeof blogPostShape>;

/** A post to publish; `validateBlogPost` checks the lengths of name and url. */
export const blogPostInputShape = inputShape(BLOG_POST_FIELDS);
export type BlogPostInput = Wire<typeof blogPostInputShape>;

/** The previous or next post by date. */
export const blogNeighbourShape = z.pick(blogPostShape, { name: true, url: true });
export type BlogNeighbour = Wire<typeof blogNeighbourShape>;
