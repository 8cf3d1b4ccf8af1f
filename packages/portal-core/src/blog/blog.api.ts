import * as z from 'zod/mini';
import {
  defineCall,
  idParams,
  pageQuery,
  portalList,
  resourceCall,
  searchQuery,
  sortQuery,
} from '../wire/index.js';
import type { Wire } from '../validation/index.js';
import { blogNeighbourShape, blogPostInputShape, blogPostShape } from './blog.types.js';

/** Page size of lists of posts (specification 2 section 9). */
export const BLOG_PAGE_SIZE = 50;

const reading = resourceCall('/blog', '/blog-admin');
const writing = resourceCall('/blog-admin');
const maxBodyBytes = 2 * 1024 * 1024;

/** What the list of the posts can be sorted by. */
export const BLOG_SORTS = ['id', 'name', 'creation_date'] as const;

const listQuery = z.strictObject({
  ...pageQuery(250),
  /** Title or url. */
  ...searchQuery,
  ...sortQuery(BLOG_SORTS),
});
export type BlogPostsQuery = Wire<typeof listQuery>;
export const blogPostsList = defineCall({
  id: 'blogPosts.list',
  method: 'GET',
  path: '/blog-posts',
  access: reading,
  keepsFilters: true,
  summary: 'Blog posts, newest first by default.',
  query: listQuery,
  response: portalList(blogPostShape),
});

const postByUrl = z.strictObject({
  ...portalList(blogPostShape).shape,
  previous: z.nullable(blogNeighbourShape),
  next: z.nullable(blogNeighbourShape),
});
/** A post with its previous and next post by date; no entries when no post has that url. */
export type BlogPostByUrl = Wire<typeof postByUrl>;
export const blogPostsByUrl = defineCall({
  id: 'blogPosts.byUrl',
  method: 'GET',
  path: '/blog-posts/by-url/:url',
  access: reading,
  keepsFilters: true,
  summary: 'The post of a url, with its older and its newer neighbour.',
  params: z.strictObject({ url: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: postByUrl,
});

export const blogPostsCreate = defineCall({
  id: 'blogPosts.create',
  method: 'POST',
  path: '/blog-posts',
  access: writing,
  summary: 'Publishes a post; its url is brought into form and is unique.',
  body: blogPostInputShape,
  response: blogPostShape,
  status: 201,
  maxBodyBytes,
});

/** The changed fields, and the `modId` of the version they were made from; a `modId` older than the stored one is answered with 409 `stale`. */
const postChange = z.extend(z.partial(blogPostInputShape), {
  modId: z.optional(z.string().check(z.maxLength(20))),
});
export type BlogPostChange = Wire<typeof postChange>;
export const blogPostsUpdate = defineCall({
  id: 'blogPosts.update',
  method: 'PUT',
  path: '/blog-posts/:id',
  access: writing,
  summary: 'Changes a post.',
  params: idParams,
  body: postChange,
  response: blogPostShape,
  maxBodyBytes,
});

export const blogPostsDelete = defineCall({
  id: 'blogPosts.delete',
  method: 'DELETE',
  path: '/blog-posts/:id',
  access: writing,
  summary: 'Deletes a post.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});
