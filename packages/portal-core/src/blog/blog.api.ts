import * as z from 'zod/mini';
import { defineCall, resourceCall } from '../api/call.js';
import { idParams, pagingQuery, positiveIntText, type PortalList } from '../api/shapes.js';
import type { BlogNeighbour, BlogPost } from './blog.types.js';

/** Page size of lists of posts (specification 2 section 9). */
export const BLOG_PAGE_SIZE = 50;
/** Letters of a name and of a url (specification 2 section 5). */
export const BLOG_NAME_MAX = 100;
/** Letters of a post's HTML. */
export const BLOG_CONTENT_MAX = 200_000;

const reading = resourceCall('/blog', '/blog-admin');
const writing = resourceCall('/blog-admin');
const text = (max: number) => z.string().check(z.maxLength(max));
const maxBodyBytes = 2 * 1024 * 1024;

export interface BlogPostsQuery {
  /** From 1; in place of `offset`. */
  readonly page?: number;
  readonly limit?: number;
  readonly offset?: number;
}
export const blogPostsList = defineCall<undefined, BlogPostsQuery, undefined, PortalList<BlogPost>>({
  id: 'blogPosts.list',
  method: 'GET',
  path: '/blog-posts',
  access: reading,
  summary: 'Blog posts, newest first.',
  query: z.strictObject({ ...pagingQuery(250), page: z.optional(positiveIntText) }),
});

/** A post with the one before it in time and the one after; no entries when there is none of that url. */
export interface BlogPostByUrl extends PortalList<BlogPost> {
  readonly previous: BlogNeighbour | null;
  readonly next: BlogNeighbour | null;
}
export const blogPostsByUrl = defineCall<{ url: string }, undefined, undefined, BlogPostByUrl>({
  id: 'blogPosts.byUrl',
  method: 'GET',
  path: '/blog-posts/by-url/:url',
  access: reading,
  summary: 'The post of a url, with its older and its newer neighbour.',
  params: z.strictObject({ url: z.string().check(z.minLength(1), z.maxLength(200)) }),
});

export interface BlogPostInput {
  readonly name: string;
  readonly content: string;
  readonly url: string;
  readonly thumbnail: string;
  readonly type?: string;
}
/** Lengths of name and url are told by `validateBlogPost`. */
const inputShape = {
  name: text(1000),
  content: text(BLOG_CONTENT_MAX),
  url: text(1000),
  thumbnail: text(200),
};
export const blogPostsCreate = defineCall<undefined, undefined, BlogPostInput, BlogPost>({
  id: 'blogPosts.create',
  method: 'POST',
  path: '/blog-posts',
  access: writing,
  summary: 'Publishes a post; its url is brought into form and is unique.',
  body: z.strictObject({
    ...inputShape,
    type: z.optional(text(40)),
  }),
  status: 201,
  maxBodyBytes,
});

export type BlogPostChange = Partial<BlogPostInput>;
export const blogPostsUpdate = defineCall<{ id: number }, undefined, BlogPostChange, BlogPost>({
  id: 'blogPosts.update',
  method: 'PUT',
  path: '/blog-posts/:id',
  access: writing,
  summary: 'Changes a post.',
  params: idParams,
  body: z.partial(z.strictObject({ ...inputShape, type: text(40) })),
  maxBodyBytes,
});

export const blogPostsDelete = defineCall<{ id: number }, undefined, undefined, undefined>({
  id: 'blogPosts.delete',
  method: 'DELETE',
  path: '/blog-posts/:id',
  access: writing,
  summary: 'Deletes a post.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});
