import type { DataScope } from '@kontor/portal-core/access';
import type { OrderStatus } from '@kontor/portal-core/orders';
import type { Writer } from '../../db/index.js';
import type { CancelResult } from '../erp.port.js';
import { lockMovable, moveOrders } from './move-orders.js';

/** See `ErpPort.cancelOrders`. */
export async function cancelOrders(
  trx: Writer,
  scope: DataScope,
  ids: readonly number[],
  from: readonly OrderStatus[] = ['offen'],
): Promise<CancelResult[]> {
  const rows = await lockMovable(trx, scope, ids);
  await moveOrders(
    trx,
    rows.filter(({ status }) => from.includes(status)),
    'storniert',
  );
  return rows.map(({ id, external_order_id, status }) => ({
    order_id: id,
    external_order_id,
    status,
    cancelled: from.includes(status),
  }));
}
