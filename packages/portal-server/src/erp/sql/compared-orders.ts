import type { DataScope } from '@kontor/portal-core/access';
import type { Knex } from 'knex';
import { columns, engineOf, inList, rowsOf, sql, type RowOf } from '../../db/index.js';
import { ordersInScope } from './find/filtered-scope.js';

const COMPARED = columns('erp_orders', [
  'id',
  'merchant_erp_id',
  'external_order_id',
  'status',
  'order_date',
  'items',
]);
/** What of an order is compared with the ERP. */
export type ComparedRow = RowOf<(typeof COMPARED)['columns']>;

/** Days of orders, both included (`YYYY-MM-DD`), and the order after which to read. */
export interface ComparedDays {
  readonly from: string;
  readonly to: string;
  readonly after: number;
  readonly limit: number;
}

/** Reads orders of some days of the scope, in the order of their ids. */
export const ordersOfDays = (
  connection: Knex,
  scope: DataScope,
  { from, to, after, limit }: ComparedDays,
): Promise<ComparedRow[]> =>
  rowsOf(
    connection,
    sql`select ${COMPARED} from erp_orders where order_date between ${from} and ${to} and id > ${after}
        and ${ordersInScope(engineOf(connection), scope)} order by id limit ${limit}`,
  );

/** Reads orders of the scope by id, whatever their day. */
export const ordersToCompare = (
  connection: Knex,
  scope: DataScope,
  ids: readonly number[],
): Promise<ComparedRow[]> =>
  rowsOf(
    connection,
    sql`select ${COMPARED} from erp_orders
        where ${inList(engineOf(connection), 'id', ids)} and ${ordersInScope(engineOf(connection), scope)} order by id`,
  );
