import { THREAD_MAX_COMMENTS, type CommentAuthor } from '@kontor/portal-core/comments';
import type { PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import { columns, countRows, fixed, ofLeftJoin, type RowOf, type Sql, sql, together } from '../db/index.js';

const AUTHOR = ofLeftJoin(columns('users', ['full_name', 'username', 'profile_picture'], 'u'));
type AuthorColumn = keyof (typeof AUTHOR)['columns'];
type Written = RowOf<(typeof AUTHOR)['columns']> & { readonly user_id: number };

type ThreadTable = 'delivery_comments' | 'investigation_comments';
const THREAD_COLUMNS = ['id', 'user_id', 'creation_date', 'comment', 'action_meta'] as const;

/** The columns that all comments have, read from a thread's table as `c`, and those of the author; see `commentsFrom` and `withAuthor`. */
export const threadColumns = (thread: ThreadTable) => together(columns(thread, THREAD_COLUMNS, 'c'), AUTHOR);

/** The `from` clause for the comments of a kind of thread, as `c`, joined with their authors. */
export const commentsFrom = (thread: ThreadTable): Sql =>
  sql`from ${fixed(thread)} as c left join users as u on u.id = c.user_id`;

/** Turns a row into a comment with its author. The user is null when the account no longer exists. */
export function withAuthor<Row extends Written>(
  row: Row,
): Omit<Row, AuthorColumn> & { readonly user: CommentAuthor | null } {
  const { full_name, username, profile_picture, ...comment } = row;
  const author = { id: row.user_id, full_name: full_name ?? '', profile_picture: profile_picture ?? '' };
  return { ...comment, user: username === null ? null : { ...author, username } };
}

/** Reads the newest comments of a thread, or the newest before the one of that id, oldest first. Counts all of them. */
export async function newestComments<Comment>(
  connection: Knex,
  {
    thread,
    where,
    before,
  }: { readonly thread: ThreadTable; readonly where: Sql; readonly before: number | undefined },
  select: (tail: Sql) => Promise<Comment[]>,
): Promise<PortalList<Comment>> {
  const older = before === undefined ? fixed('') : sql`and c.id < ${before}`;
  const newest = await select(sql`where ${where} ${older} order by c.id desc limit ${THREAD_MAX_COMMENTS}`);
  const entries = newest.reverse();
  if (before === undefined && entries.length < THREAD_MAX_COMMENTS)
    return { entries, foundCount: entries.length };
  return { entries, foundCount: await countRows(connection, sql`from ${fixed(thread)} c where ${where}`) };
}
