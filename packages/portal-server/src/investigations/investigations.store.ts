import type { DataScope } from '@kontor/portal-core/access';
import type {
  InvestigationComment,
  InvestigationLook,
  UnseenInvestigation,
} from '@kontor/portal-core/investigations';
import type { PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import { commentsFrom, newestComments, threadColumns, withAuthor } from '../comments/index.js';
import {
  columns,
  computed,
  engineOf,
  execute,
  inList,
  insertRow,
  integer,
  type NewRow,
  rowsOf,
  type Sql,
  sql,
  together,
  type Writer,
} from '../db/index.js';
import { ofOrdersInScope } from '../erp/index.js';
import { HttpProblem } from '../wire/index.js';

const COMMENT = together(
  threadColumns('investigation_comments'),
  columns('investigation_comments', ['order_erp_id', 'order_external_id'], 'c'),
);
const LOOK = columns('investigation_looks', ['comment_id']);
const NEW_COMMENTS = computed({
  order_erp_id: [integer, 'c.order_erp_id'],
  new_comments: [integer, 'count(*)'],
});

/** Reads the newest comments on an order, or the newest before the one of that id, oldest first. Counts all of them. */
export async function readComments(
  connection: Knex,
  scope: DataScope,
  orderId: number,
  before?: number,
): Promise<PortalList<InvestigationComment>> {
  const where = sql`c.order_erp_id = ${orderId} and ${commentsInScope(connection, scope)}`;
  return newestComments(connection, { thread: 'investigation_comments', where, before }, (tail) =>
    select(connection, tail),
  );
}

const commentsInScope = (connection: Knex, scope: DataScope): Sql =>
  ofOrdersInScope(engineOf(connection), scope, { merchant: 'c.merchant_erp_id', id: 'c.order_erp_id' });

/** Reads one comment. Throws 404 when there is none. */
export async function readComment(connection: Knex, id: number): Promise<InvestigationComment> {
  const [comment] = await select(connection, sql`where c.id = ${id}`);
  if (comment === undefined) throw new HttpProblem('not_found');
  return comment;
}

async function select(connection: Knex, tail: Sql): Promise<InvestigationComment[]> {
  const rows = await rowsOf(
    connection,
    sql`select ${COMMENT} ${commentsFrom('investigation_comments')} ${tail}`,
  );
  return rows.map(withAuthor);
}

/** Stores a comment and returns its id. */
export async function insertInvestigationComment(
  trx: Writer,
  row: NewRow<'investigation_comments'>,
): Promise<number> {
  return insertRow(trx, 'investigation_comments', row);
}

/** Id of the newest comment that a user has seen; 0 when none. */
export async function readLook(connection: Knex, userId: number, orderId: number): Promise<number> {
  const [row] = await rowsOf(
    connection,
    sql`select ${LOOK} from investigation_looks where user_id = ${userId} and order_erp_id = ${orderId}`,
  );
  return row?.comment_id ?? 0;
}

/** True when a comment is one on the order that it is said to be on. */
export async function isCommentOf(
  connection: Knex,
  { order_erp_id, comment_id }: InvestigationLook,
): Promise<boolean> {
  const row = await connection('investigation_comments').where({ id: comment_id, order_erp_id }).first('id');
  return row !== undefined;
}

/** Stores the newest comment that a user has seen; never an older one than before, and never one beyond the newest comment. */
export async function storeLook(
  trx: Writer,
  userId: number,
  { order_erp_id, comment_id }: InvestigationLook,
): Promise<void> {
  await execute(
    trx,
    sql`insert into investigation_looks (user_id, order_erp_id, comment_id)
        select cast(${userId} as bigint), cast(${order_erp_id} as bigint), max(id) from investigation_comments
        where order_erp_id = ${order_erp_id} and id <= ${comment_id} having max(id) is not null
        on conflict (user_id, order_erp_id) do update set comment_id = excluded.comment_id
        where excluded.comment_id > investigation_looks.comment_id`,
  );
}

/** Finds which of the orders have comments of others that the user has not seen. */
export async function readUnseen(
  connection: Knex,
  scope: DataScope,
  userId: number,
  orderIds: readonly number[],
): Promise<PortalList<UnseenInvestigation>> {
  const entries = await rowsOf(
    connection,
    sql`select ${NEW_COMMENTS} from investigation_comments c
        where ${inList(engineOf(connection), 'c.order_erp_id', orderIds)} and ${commentsInScope(connection, scope)} and c.user_id <> ${userId}
          and c.id > coalesce((select l.comment_id from investigation_looks l
            where l.user_id = ${userId} and l.order_erp_id = c.order_erp_id), 0)
        group by c.order_erp_id order by c.order_erp_id`,
  );
  return { entries, foundCount: entries.length };
}
