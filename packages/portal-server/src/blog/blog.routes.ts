import {
  blogPostsByUrl,
  blogPostsCreate,
  blogPostsDelete,
  blogPostsList,
  blogPostsUpdate,
} from '@kontor/portal-core';
import { instantOf } from '../config/clock.js';
import { route, type Route } from '../http/handler.js';
import type { ServerDeps } from '../server-deps.js';
import { createPost, deletePost, listPosts, readPost, readPostByUrl, updatePost } from './blog.store.js';
import { storedPost } from './stored-post.js';

/** The blog: read by those with /blog, written by those with /blog-admin. */
export function blogRoutes({ database: { read }, clock }: Pick<ServerDeps, 'database' | 'clock'>): Route[] {
  return [
    route(blogPostsList, ({ query }) => listPosts(read, query)),
    route(blogPostsByUrl, ({ params }) => readPostByUrl(read, params.url)),
    route(blogPostsCreate, ({ body, write }) => {
      const post = { type: 'post', ...storedPost(body), creation_date: instantOf(clock) };
      return write((trx) => createPost(trx, post));
    }),
    route(blogPostsUpdate, ({ params, body, write }) =>
      write(async (trx) => {
        const before = await readPost(trx, params.id);
        return updatePost(trx, { ...before, ...storedPost({ ...before, ...body }) });
      }),
    ),
    route(blogPostsDelete, async ({ params, write }) => {
      await write((trx) => deletePost(trx, params.id));
      return undefined;
    }),
  ];
}
