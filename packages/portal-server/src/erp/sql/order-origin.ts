import type { DataScope } from '@kontor/portal-core/access';
import type { Knex } from 'knex';
import { columns, engineOf, type RowOf, rowsOf, sql } from '../../db/index.js';
import { ordersInScope } from './find/filtered-scope.js';

const ORIGIN = columns('erp_orders', ['source', 'order_date']);

/** The source of an order, and its day. */
export type OrderOrigin = RowOf<(typeof ORIGIN)['columns']>;

/** Reads the source of an order of the scope; null when there is no such order. */
export async function readOrigin(read: Knex, scope: DataScope, id: number): Promise<OrderOrigin | null> {
  const [order] = await rowsOf(
    read,
    sql`select ${ORIGIN} from erp_orders where id = ${id} and ${ordersInScope(engineOf(read), scope)}`,
  );
  return order ?? null;
}
