import type { DataScope } from '@kontor/portal-core/access';
import type { DeliveryComment } from '@kontor/portal-core/deliveries';
import type { PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import { commentsFrom, newestComments, threadColumns, withAuthor } from '../comments/index.js';
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

/** Reads the newest comments on a delivery of the scope, or the newest before the one of that id, oldest first. Counts all of them. */
export async function readDeliveryComments(
  connection: Knex,
  scope: DataScope,
  deliveryId: number,
  before?: number,
): Promise<PortalList<DeliveryComment>> {
  const where = sql`c.delivery_id = ${deliveryId} and ${ofDeliveriesInScope(scope, 'c.delivery_id')}`;
  return newestComments(connection, { thread: 'delivery_comments', where, before }, (tail) =>
    select(connection, tail),
  );
}

/** Reads one comment of the scope. Throws 404 when there is none. */
export async function readDeliveryComment(
  connection: Knex,
  scope: DataScope,
  id: number,
): Promise<DeliveryComment> {
  const inScope = ofDeliveriesInScope(scope, 'c.delivery_id');
  const [comment] = await select(connection, sql`where c.id = ${id} and ${inScope}`);
  if (comment === undefined) throw new HttpProblem('not_found');
  return comment;
}

async function select(connection: Knex, tail: Sql): Promise<DeliveryComment[]> {
  const rows = await rowsOf(connection, sql`select ${COMMENT} ${commentsFrom('delivery_comments')} ${tail}`);
  return rows.map(withAuthor);
}

/** Stores a comment and returns its id. */
export async function insertDeliveryComment(trx: Writer, row: NewRow<'delivery_comments'>): Promise<number> {
  return insertRow(trx, 'delivery_comments', row);
}
