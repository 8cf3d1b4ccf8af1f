import type { DataScope } from '@kontor/portal-core/access';
import { CHART_STATUSES, type OrderStatus } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import { computed, engineOf, fixed, integer, rowsOf, sql, TABLES, text } from '../../db/index.js';
import { ordersInScope } from './find/filtered-scope.js';

const DAY = computed({
  day: [text, 'order_date'],
  status: [TABLES.erp_orders.status, 'status'],
  n: [integer, 'count(*)'],
});

const COUNTED = fixed(CHART_STATUSES.map((status) => `'${status}'`).join(', '));

/** Orders of one status on one day. */
export interface DayCount {
  /** ISO day. */
  readonly day: string;
  readonly status: OrderStatus;
  readonly n: number;
}

/** Which orders of a scope are counted. */
export interface CountedOrders {
  /** First and last ISO day. */
  readonly from: string;
  readonly to: string;
  /** The only merchant; undefined for all. */
  readonly merchantErpId?: number | undefined;
}

/** Counts delivered and open orders by day, from one day to another, both included. Days without any are absent. */
export function countByDay(
  connection: Knex,
  scope: DataScope,
  { from, to, merchantErpId }: CountedOrders,
): Promise<DayCount[]> {
  const engine = engineOf(connection);
  const named = merchantErpId === undefined ? fixed('true') : sql`merchant_erp_id = ${merchantErpId}`;
  return rowsOf(
    connection,
    sql`select ${DAY} from erp_orders
        where ${ordersInScope(engine, scope)} and ${named} and status in (${COUNTED}) and order_date between ${from} and ${to}
        group by order_date, status`,
  );
}
