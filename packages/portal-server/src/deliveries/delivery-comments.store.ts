import type { DataScope, DeliveryComment, PortalList } from '@kontor/portal-core';
import type { Knex } from 'knex';
import { readThread, type ThreadTable } from '../comments/threads.store.js';
import { inScope, sql, type Sql } from '../erp/sql/sql.js';

/** The comments on deliveries. */
export const DELIVERY_COMMENTS: ThreadTable = { table: 'delivery_comments', columns: ['delivery_id'] };

/** The comments on a delivery of the scope, oldest first. */
export async function readDeliveryComments(
  connection: Knex,
  scope: DataScope,
  deliveryId: number,
): Promise<PortalList<DeliveryComment>> {
  const entries = await select(connection, scope, sql`c.delivery_id = ${deliveryId}`);
  return { entries, foundCount: entries.length };
}

/** One comment of the scope. */
export async function readDeliveryComment(
  connection: Knex,
  scope: DataScope,
  id: number,
): Promise<DeliveryComment> {
  const [comment] = await select(connection, scope, sql`c.id = ${id}`);
  return comment as DeliveryComment;
}

function select(connection: Knex, scope: DataScope, which: Sql): Promise<DeliveryComment[]> {
  const ofScope = sql`exists (select 1 from deliveries as d where d.id = c.delivery_id and ${inScope(scope, 'd.merchant_erp_id')})`;
  return readThread(connection, DELIVERY_COMMENTS, sql`where ${which} and ${ofScope} order by c.id`);
}
