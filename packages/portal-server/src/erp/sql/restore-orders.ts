import { reservesStock, wasSent } from '@kontor/portal-core/orders';
import { parseJson, type Writer } from '../../db/index.js';
import { changeOrders, type ChangedOrder } from './change-order.js';
import { moveStock, shipStock } from './stock.js';

/**
 * Makes locked orders again what they were before a report that was a mistake. The goods of one that had not left after all lie in the
 * warehouse again, reserved. No step of the order's machine does so: whoever calls it undoes a report, and moves no goods.
 */
export async function restoreOrders(trx: Writer, changed: readonly ChangedOrder[]): Promise<void> {
  await changeOrders(trx, changed);
  const merchants = new Set(changed.map(({ order }) => order.merchant_erp_id));
  for (const merchantErpId of [...merchants].sort((a, b) => a - b)) {
    const own = changed.filter(({ order }) => order.merchant_erp_id === merchantErpId);
    const reserving = own.filter(
      ({ order, change: { status = order.status } }) => !reservesStock(order.status) && reservesStock(status),
    );
    const sent = reserving.filter(({ order }) => wasSent(order.status));
    const others = reserving.filter(({ order }) => !wasSent(order.status));
    await shipStock(trx, merchantErpId, piecesOf(sent, -1));
    await moveStock(trx, merchantErpId, piecesOf(others, 1));
  }
}

function piecesOf(changed: readonly ChangedOrder[], sign: 1 | -1): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { order } of changed)
    for (const { Nr_Artikel, Menge } of parseJson(order.items))
      pieces.set(Nr_Artikel, (pieces.get(Nr_Artikel) ?? 0) + sign * Menge);
  return pieces;
}
