import {
  blogPostsByUrl,
  blogPostsCreate,
  blogPostsDelete,
  blogPostsList,
  blogPostsUpdate,
} from '@kontor/portal-core/blog';
import { wholeScope } from '../access/index.js';
import { instantOf } from '../dates/index.js';
import { nextVersion, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { createPost, deletePost, listPosts, readPost, readPostByUrl, updatePost } from './blog.store.js';
import { storedPost } from './stored-post.js';

/** Routes of the blog. Reading needs the permission for /blog, writing the one for /blog-admin. */
export function blogRoutes({
  database: { read },
  clock,
  files,
}: Pick<ServerDeps, 'database' | 'clock' | 'files'>): Route[] {
  return [
    route(blogPostsList, ({ query }) => listPosts(read, query)),
    route(blogPostsByUrl, ({ params }) => readPostByUrl(read, params.url)),
    route(blogPostsCreate, async ({ body, principal, scope, write }) => {
      const writer = { read, scope: wholeScope(principal, scope), files };
      const stored = await storedPost(body, writer);
      const post = { type: 'post', ...stored, creation_date: instantOf(clock) };
      return write(async (trx, trail) => {
        const made = await createPost(trx, post);
        await trail.touch('blog_post', [{ id: made.id, detail: { url: made.url } }]);
        return made;
      });
    }),
    route(blogPostsUpdate, ({ params, body: { modId, ...change }, principal, scope, write }) =>
      write(async (trx, trail) => {
        const mod_id = await nextVersion([trx, 'blog_posts', params.id], modId);
        const before = await readPost(trx, params.id);
        const writer = { read: trx, scope: wholeScope(principal, scope), files };
        const stored = await storedPost({ ...before, ...change }, writer, before);
        const after = await updatePost(trx, { ...before, ...stored }, mod_id);
        await trail.touch('blog_post', [{ id: after.id, detail: { url: after.url } }]);
        return after;
      }),
    ),
    route(blogPostsDelete, async ({ params, write }) => {
      await write(async (trx, trail) => {
        await deletePost(trx, params.id);
        await trail.touch('blog_post', [{ id: params.id }]);
      });
      return undefined;
    }),
  ];
}
