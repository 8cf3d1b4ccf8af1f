import type { DataScope } from '@kontor/portal-core/access';
import { reservesStock, type OrderStatus } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import { noteChanges } from '../../changes/index.js';
import {
  bumpRevision,
  columns,
  engineOf,
  execute,
  fixed,
  inList,
  parseJson,
  type Row,
  rowsOf,
  sql,
  type Writer,
} from '../../db/index.js';
import { enqueueNews, newsOfStatus } from '../../erp-outbox/index.js';
import { endErpHold } from './erp-hold.js';
import { ordersInScope } from './find/filtered-scope.js';
import { revisionOf } from './revision.js';
import { moveStock } from './stock.js';

/** The fields of an order that a change of its status needs. */
export interface MovableOrder {
  readonly id: number;
  readonly merchant_erp_id: number;
  readonly external_order_id: string;
  readonly status: OrderStatus;
  readonly items: Row<'erp_orders'>['items'];
}

/** Reads those orders that the scope has, by id, without locking them. */
export function readMovable(
  connection: Knex,
  scope: DataScope,
  ids: readonly number[],
): Promise<MovableOrder[]> {
  return findMovable(connection, scope, ids, '');
}

/** Reads as `readMovable` does and locks the orders until the transaction ends. */
export function lockMovable(trx: Writer, scope: DataScope, ids: readonly number[]): Promise<MovableOrder[]> {
  return findMovable(trx, scope, ids, engineOf(trx) === 'sqlite' ? '' : 'for update');
}

function findMovable(
  connection: Knex,
  scope: DataScope,
  ids: readonly number[],
  lock: string,
): Promise<MovableOrder[]> {
  return rowsOf(
    connection,
    sql`select ${columns('erp_orders', ['id', 'merchant_erp_id', 'external_order_id', 'status', 'items'])} from erp_orders
        where ${inList(engineOf(connection), 'id', ids)} and ${ordersInScope(engineOf(connection), scope)} order by id ${fixed(lock)}`,
  );
}

/**
 * Gives locked orders a status that ships nothing. Their reserved stock is given back unless the status reserves too. Whether the change is
 * allowed is not checked. A handful of statements for any number of orders.
 */
export async function moveOrders(
  trx: Writer,
  orders: readonly MovableOrder[],
  status: Exclude<OrderStatus, 'geliefert'>,
): Promise<void> {
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  await execute(
    trx,
    sql`update erp_orders set status = ${status}, mod_id = mod_id + 1 where ${inList(engineOf(trx), 'id', ids)}`,
  );
  const merchants = new Set(orders.map((order) => order.merchant_erp_id));
  for (const merchantErpId of [...merchants].sort((a, b) => a - b)) {
    const own = orders.filter((order) => order.merchant_erp_id === merchantErpId);
    if (!reservesStock(status)) await moveStock(trx, merchantErpId, reservedBy(own));
    await bumpRevision(trx, revisionOf(merchantErpId));
  }
  await endErpHold(trx, ids);
  await noteChanges(trx, 'order', orders);
  const news = orders.map((order) => ({
    record_id: order.id,
    merchant_erp_id: order.merchant_erp_id,
    detail: { from: order.status, to: status },
  }));
  await enqueueNews(trx, newsOfStatus(status), news);
}

/** Reserved quantities of the orders by product, to be given back. */
function reservedBy(orders: readonly MovableOrder[]): Map<string, number> {
  const back = new Map<string, number>();
  for (const { status, items } of orders) {
    if (!reservesStock(status)) continue;
    for (const { Nr_Artikel, Menge } of parseJson(items))
      back.set(Nr_Artikel, (back.get(Nr_Artikel) ?? 0) - Menge);
  }
  return back;
}
