import { holdsNumber } from '@kontor/portal-core/orders';
import { StoredOrders } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import type { ErpPort, ExistingOrder } from '../erp/index.js';
import { cancelledByUndo } from './undo.store.js';

/**
 * The merchant's orders that orders of a file with these numbers would meet. Orders that the undo of their import cancelled are left out:
 * who undoes an import wants to send its file again. Those of it that a person had cancelled before stay cancelled.
 */
export async function existingOrders(
  connection: Knex,
  erp: ErpPort,
  merchantErpId: number,
  numbers: readonly string[],
): Promise<StoredOrders<ExistingOrder>> {
  if (numbers.length === 0) return new StoredOrders();
  const found = await erp.findExisting(connection, merchantErpId, numbers);
  const cancelled = found.filter(({ status }) => !holdsNumber(status));
  const undone = await cancelledByUndo(
    connection,
    cancelled.map(({ order_id }) => order_id),
  );
  return new StoredOrders(found.filter(({ order_id }) => !undone.has(order_id)));
}
