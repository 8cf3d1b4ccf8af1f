import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';

/** A post of the blog (specification 2 section 3). */
export const blogPostShape = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** HTML, cleaned by the server. */
  content: z.string(),
  /** Names the post in the address `/blog/{url}`; see `blogUrlOf`. */
  url: z.string(),
  /** File name of an image among the media. */
  thumbnail: z.string(),
  type: z.string(),
  /** ISO instant in UTC. */
  creation_date: z.string(),
});
export type BlogPost = Wire<typeof blogPostShape>;

/** A neighbour of a post in the order of their dates. */
export const blogNeighbourShape = z.pick(blogPostShape, { name: true, url: true });
export type BlogNeighbour = Wire<typeof blogNeighbourShape>;
