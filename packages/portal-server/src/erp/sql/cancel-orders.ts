import type { DataScope, OrderStatus } from '@kontor/portal-core';
import { bumpRevision } from '../../db/revisions.js';
import type { Writer } from '../../db/database.js';
import { engineOf } from '../../db/tables.js';
import type { CancelResult } from '../erp.port.js';
import { inList } from './in-list.js';
import { revisionOf } from './revision.js';
import { rowsOf } from './rows.js';
import { fixed, inScope, sql } from './sql.js';
import { moveStock } from './stock.js';

interface OrderRow {
  readonly id: number;
  readonly merchant_erp_id: number;
  readonly external_order_id: string;
  readonly status: OrderStatus;
  readonly items: string;
}
interface Item {
  readonly Nr_Artikel: string;
  readonly Menge: number;
}

/** See `ErpPort.cancelOrders`. */
export async function cancelOrders(
  trx: Writer,
  scope: DataScope,
  ids: readonly number[],
  from: readonly OrderStatus[] = ['offen'],
): Promise<CancelResult[]> {
  const rows = await lockOrders(trx, scope, ids);
  const taken = rows.filter(({ status }) => from.includes(status));
  const takenIds = taken.map(({ id }) => id);
  await rowsOf(
    trx,
    sql`update erp_orders set status = 'storniert', mod_id = mod_id + 1 where ${inList(engineOf(trx), 'id', takenIds)}`,
  );
  for (const merchantErpId of new Set(taken.map((row) => row.merchant_erp_id))) {
    const orders = taken.filter((row) => row.merchant_erp_id === merchantErpId);
    await moveStock(trx, merchantErpId, reservedBy(orders));
    await bumpRevision(trx, revisionOf(merchantErpId));
  }
  return rows.map(({ id, external_order_id, status }) => ({
    order_id: id,
    external_order_id,
    status,
    cancelled: from.includes(status),
  }));
}

function lockOrders(trx: Writer, scope: DataScope, ids: readonly number[]): Promise<OrderRow[]> {
  const engine = engineOf(trx);
  const lock = fixed(engine === 'sqlite' ? '' : 'for update');
  return rowsOf(
    trx,
    sql`select id, merchant_erp_id, external_order_id, status, items from erp_orders
        where ${inList(engine, 'id', ids)} and ${inScope(scope)} order by id ${lock}`,
  );
}

/** What the orders hold reserved, as quantities to give back. */
function reservedBy(orders: readonly OrderRow[]): Map<string, number> {
  const back = new Map<string, number>();
  for (const { status, items } of orders) {
    if (status !== 'offen' && status !== 'on hold') continue;
    for (const { Nr_Artikel, Menge } of JSON.parse(items) as Item[])
      back.set(Nr_Artikel, (back.get(Nr_Artikel) ?? 0) - Menge);
  }
  return back;
}
