import * as z from 'zod/mini';
import { type FieldMap, text } from '../fields/index.js';

/** Most characters of a post's HTML. */
export const BLOG_CONTENT_MAX = 200_000;

const upTo = (max: number) => z.string().check(z.maxLength(max));

/**
 * The fields of a post (specification 2 sections 3 and 5). Limits, labels, columns, form fields and names in the audit log are derived from
 * them.
 */
export const BLOG_POST_FIELDS = {
  id: { label: 'blog.id', answer: z.int() },
  name: text({ label: 'blog.name', min: 1, max: 100, upTo: 1000 }),
  /** HTML, cleaned by the server. */
  content: { label: 'blog.content', input: upTo(BLOG_CONTENT_MAX), answer: z.string() },
  /** The post's part of the address `/blog/{url}`; see `blogUrlOf`. */
  url: text({ label: 'blog.url', min: 1, max: 100, upTo: 1000 }),
  /** File name of an uploaded image. */
  thumbnail: { label: 'blog.thumbnail', input: upTo(200), answer: z.string() },
  type: { label: 'blog.type', input: z.optional(upTo(40)), answer: z.string() },
  /** ISO instant in UTC. */
  creation_date: { label: 'blog.date', answer: z.string() },
} as const satisfies FieldMap;
