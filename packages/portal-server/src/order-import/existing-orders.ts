import { holdsNumber } from '@kontor/portal-core/orders';
import { StoredOrders } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import type { ErpPort, ExistingOrder } from '../erp/index.js';
import { undoneImports } from './order-import.store.js';

const IMPORT = /^import:(\d+)$/;

/**
 * The merchant's orders that orders of a file with these numbers would meet. Orders that were cancelled with their whole import are left
 * out: who undoes an import wants to send its file again.
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
  const undone = await undoneImports(connection, cancelled.flatMap(importOf));
  const isUndone = (order: ExistingOrder) =>
    !holdsNumber(order.status) && importOf(order).some((id) => undone.has(id));
  return new StoredOrders(found.filter((order) => !isUndone(order)));
}

function importOf({ source }: ExistingOrder): number[] {
  const id = IMPORT.exec(source)?.[1];
  return id === undefined ? [] : [Number(id)];
}
