import * as z from 'zod/mini';
import { answerShape, inputShape } from '../fields/index.js';
import type { Wire } from '../validation/index.js';
import { BLOG_POST_FIELDS } from './blog-post.fields.js';

/** A post of the blog. */
export const blogPostShape = answerShape(BLOG_POST_FIELDS);
export type BlogPost = Wire<typeof blogPostShape>;

/** A post to publish; lengths of name and url are told by `validateBlogPost`. */
export const blogPostInputShape = inputShape(BLOG_POST_FIELDS);
export type BlogPostInput = Wire<typeof blogPostInputShape>;

/** A neighbour of a post in the order of their dates. */
export const blogNeighbourShape = z.pick(blogPostShape, { name: true, url: true });
export type BlogNeighbour = Wire<typeof blogNeighbourShape>;
