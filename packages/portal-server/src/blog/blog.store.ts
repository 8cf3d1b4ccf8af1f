import {
  BLOG_PAGE_SIZE,
  BLOG_POST_FIELDS,
  type BlogNeighbour,
  type BlogPost,
  type BlogPostByUrl,
  type BlogPostsQuery,
} from '@kontor/portal-core/blog';
import { answerNames } from '@kontor/portal-core/fields';
import type { PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import {
  changeRow,
  columns,
  insertRow,
  pageOf,
  placeOf,
  type RowOf,
  sortBy,
  whereContains,
  type Writer,
} from '../db/index.js';
import { HttpProblem, unlessTaken } from '../wire/index.js';

const COLUMNS = [...answerNames(BLOG_POST_FIELDS), 'mod_id'] as const;
const POST = columns('blog_posts', COLUMNS);
const NEWEST_FIRST = [
  { column: 'creation_date', order: 'desc' },
  { column: 'id', order: 'desc' },
] as const;

/** The columns that the list is sorted by. */
const SORTED = { id: 'id', name: 'lower(name)', creation_date: 'creation_date' };

/** Reads a page of posts, newest first by default. */
export async function listPosts(
  read: Knex,
  { id, search = '', sort = '-creation_date', ...paging }: BlogPostsQuery,
): Promise<PortalList<BlogPost>> {
  const found = sortBy(read('blog_posts'), sort, SORTED);
  if (id !== undefined) void found.where({ id });
  whereContains(found, ['name', 'url'], search);
  const { rows, foundCount } = await pageOf(found, POST, placeOf(paging, BLOG_PAGE_SIZE));
  return { entries: rows.map(presentPost), foundCount };
}

const presentPost = ({ mod_id, ...row }: RowOf<(typeof POST)['columns']>): BlogPost => ({
  ...row,
  modId: String(mod_id),
});

/** Reads the post with a url together with its neighbours in time; no entries when there is none. */
export async function readPostByUrl(read: Knex, url: string): Promise<BlogPostByUrl> {
  const post = await read('blog_posts')
    .where({ url })
    .first(...COLUMNS);
  if (post === undefined) return { entries: [], foundCount: 0, previous: null, next: null };
  const [previous, next] = await Promise.all([
    readNeighbour(read, post, 'before'),
    readNeighbour(read, post, 'after'),
  ]);
  return { entries: [presentPost(post)], foundCount: 1, previous, next };
}

async function readNeighbour(
  read: Knex,
  { creation_date, id }: Pick<BlogPost, 'creation_date' | 'id'>,
  side: 'before' | 'after',
): Promise<BlogNeighbour | null> {
  const [sign, order] = side === 'before' ? ['<', 'desc'] : ['>', 'asc'];
  const row = await read('blog_posts')
    .whereRaw(`(creation_date, id) ${sign} (?, ?)`, [creation_date, id])
    .orderBy(NEWEST_FIRST.map(({ column }) => ({ column, order })))
    .first('name', 'url');
  return row ?? null;
}

/** Stores a post. Throws 409 when another post has its url. */
export async function createPost(trx: Writer, post: Omit<BlogPost, 'id' | 'modId'>): Promise<BlogPost> {
  const id = await unlessTaken('url', () => insertRow(trx, 'blog_posts', post));
  return { id, ...post, modId: '0' };
}

/** Reads one post. Throws 404 when there is none. */
export async function readPost(read: Knex, id: number): Promise<BlogPost> {
  const post = await read('blog_posts')
    .where({ id })
    .first(...COLUMNS);
  if (post === undefined) throw new HttpProblem('not_found');
  return presentPost(post);
}

/** Stores the changed post as the version `mod_id`. Throws 409 when another post has its url. */
export async function updatePost(
  trx: Writer,
  { id, modId: _, ...post }: BlogPost,
  mod_id: number,
): Promise<BlogPost> {
  await unlessTaken('url', () => changeRow(trx, 'blog_posts', id, { ...post, mod_id }));
  return { id, ...post, modId: String(mod_id) };
}

/** Deletes a post. Throws 404 when there is none. */
export async function deletePost(trx: Writer, id: number): Promise<void> {
  const deleted = await trx('blog_posts').where({ id }).delete();
  if (deleted === 0) throw new HttpProblem('not_found');
}
