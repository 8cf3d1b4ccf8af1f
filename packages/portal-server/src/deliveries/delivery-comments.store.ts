import type { DataScope, DeliveryComment, PortalList } from '@kontor/portal-core';
import type { Knex } from 'knex';
import { commentsFrom, threadColumns, withAuthor } from '../comments/index.js';
import {
  columns,
  insertRow,
  type NewRow,
  rowsOf,
  type Sql,
  sql,
  together,
  type Writer,
} from '../db/index.js';
import { HttpProblem } from '../wire/index.js';
import { ofDeliveriesInScope } from './delivery-list.store.js';

const COMMENT = together(
  threadColumns('delivery_comments'),
  columns('delivery_comments', ['delivery_id'], 'c'),
);

/** Reads the comments on a delivery of the scope, oldest first. */
export async function readDeliveryComments(
  connection: Knex,
  scope: DataScope,
  deliveryId: number,
): Promise<PortalList<DeliveryComment>> {
  const entries = await select(connection, scope, sql`c.delivery_id = ${deliveryId}`);
  return { entries, foundCount: entries.length };
}

/** Reads one comment of the scope. Throws 404 when there is none. */
export async function readDeliveryComment(
  connection: Knex,
  scope: DataScope,
  id: number,
): Promise<DeliveryComment> {
  const [comment] = await select(connection, scope, sql`c.id = ${id}`);
  if (comment === undefined) throw new HttpProblem('not_found');
  return comment;
}

async function select(connection: Knex, scope: DataScope, which: Sql): Promise<DeliveryComment[]> {
  const rows = await rowsOf(
    connection,
    sql`select ${COMMENT} ${commentsFrom('delivery_comments')} where ${which} and ${ofDeliveriesInScope(scope, 'c.delivery_id')} order by c.id`,
  );
  return rows.map(withAuthor);
}

/** Stores a comment and returns its id. */
export async function insertDeliveryComment(trx: Writer, row: NewRow<'delivery_comments'>): Promise<number> {
  return insertRow(trx, 'delivery_comments', row);
}
