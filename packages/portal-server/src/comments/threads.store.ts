import type { ThreadComment } from '@kontor/portal-core';
import type { Knex } from 'knex';
import type { Writer } from '../db/database.js';
import { rowsOf } from '../erp/sql/rows.js';
import { fixed, sql, type Sql } from '../erp/sql/sql.js';

/** Where the comments of a kind of thread are stored, and their columns besides what all comments have. */
export interface ThreadTable {
  readonly table: string;
  readonly columns: readonly string[];
}

type CommentRow = Omit<ThreadComment, 'user'> & {
  readonly full_name: string | null;
  readonly username: string | null;
  readonly profile_picture: string | null;
};

/** Comments with who wrote them. `tail` is the query after its tables: the comments are `c`, and the caller narrows them to its scope. */
export async function readThread<Comment extends ThreadComment>(
  connection: Knex,
  { table, columns }: ThreadTable,
  tail: Sql,
): Promise<Comment[]> {
  const own = columns.map((column) => `c.${column}, `).join('');
  const select = `select c.id, ${own}c.user_id, c.creation_date, c.comment, c.action_meta, u.full_name, u.username, u.profile_picture
    from ${table} as c left join users as u on u.id = c.user_id`;
  const rows = await rowsOf<CommentRow>(connection, sql`${fixed(select)} ${tail}`);
  return rows.map(({ full_name, username, profile_picture, ...comment }) => ({
    ...comment,
    user:
      username === null
        ? null
        : {
            id: comment.user_id,
            full_name: full_name ?? '',
            username,
            profile_picture: profile_picture ?? '',
          },
  })) as Comment[];
}

/** Stores a comment and answers its id. */
export async function insertComment(
  trx: Writer,
  { table }: ThreadTable,
  comment: Omit<ThreadComment, 'id' | 'user'>,
): Promise<number> {
  const [row] = (await trx(table).insert({ ...comment }, ['id'])) as [{ id: number }];
  return row.id;
}
