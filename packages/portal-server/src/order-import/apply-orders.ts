import type { DataScope } from '@kontor/portal-core/access';
import { outcomeBeside } from '@kontor/portal-core/order-import';
import { holdsNumber, isReplaceable } from '@kontor/portal-core/orders';
import type { Trail } from '../trail/index.js';
import type { Writer } from '../db/index.js';
import type { ErpPort, ExistingOrder } from '../erp/index.js';
import { tellConflicts, type Conflict } from './conflicts.js';
import { existingOrders } from './existing-orders.js';
import type { GoodOrder } from './judge-orders.js';
import type { StoredImport } from './order-import.store.js';
import { replaceStored } from './replace-stored.js';
import { placeOf, type OrderResult } from './result.store.js';

/** The transaction of a chunk and its audit entry, with which orders are stored. */
export interface OrderWriter {
  readonly trx: Writer;
  readonly trail: Trail;
  readonly erp: ErpPort;
  readonly scope: DataScope;
}

/**
 * Stores those orders that the merchant does not have yet. An order that is to replace a stored one takes its place if that is still open;
 * if that was cancelled, it is created anew.
 * Orders that another request stores meanwhile are found by the index on the external id and reported like any stored before. Returns one
 * result per order, in the given order.
 */
export async function applyOrders(
  writer: OrderWriter,
  target: StoredImport,
  orders: readonly GoodOrder[],
): Promise<OrderResult[]> {
  const existing = await findMet(writer, target, orders);
  const missing = orders.filter((good) => isNew(good, existing.get(good)));
  const created = await insertMissing(writer, target, missing);
  const lost = missing.filter((order) => !created.has(order));
  for (const [good, stored] of await findMet(writer, target, lost)) existing.set(good, stored);
  const different = orders.flatMap((good): Conflict[] => {
    const stored = existing.get(good);
    const isSame = outcomeBeside(stored, good.order) === 'unchanged';
    return created.has(good) || isSame ? [] : [{ good, stored }];
  });
  const replaceable = different.filter(
    ({ good, stored }) => good.replace !== false && stored && isReplaceable(stored.status),
  );
  const replaced = await replaceStored(writer, target, replaceable);
  const refused = different.filter(({ good }) => !replaced.has(good));
  const conflicts = await tellConflicts(writer.trx, target, refused);
  return orders.map((good): OrderResult => {
    const conflict = conflicts.get(good);
    if (conflict !== undefined) return conflict;
    const known = existing.get(good)?.order_id ?? null;
    if (created.has(good))
      return { ...resultOf(good), outcome: 'created', order_id: created.get(good) ?? null };
    return replaced.has(good)
      ? { ...resultOf(good), outcome: 'replaced', order_id: replaced.get(good) ?? null }
      : { ...resultOf(good), outcome: 'unchanged', order_id: known };
  });
}

async function insertMissing(
  { trx, erp }: OrderWriter,
  { id, merchantErpId }: StoredImport,
  missing: readonly GoodOrder[],
): Promise<ReadonlyMap<GoodOrder, number>> {
  const orders = missing.map(({ order }) => order);
  const ids = await erp.insertOrders(trx, merchantErpId, orders, { source: `import:${id}` });
  const created = new Map<GoodOrder, number>();
  for (const [index, order] of ids.entries()) if (order !== null) created.set(missing[index]!, order);
  return created;
}

/** The stored order that each order meets. */
async function findMet(
  { trx, erp }: OrderWriter,
  { merchantErpId }: StoredImport,
  orders: readonly GoodOrder[],
): Promise<Map<GoodOrder, ExistingOrder>> {
  const numbers = orders.map(({ order }) => order.external_order_id);
  const existing = await existingOrders(trx, erp, merchantErpId, numbers);
  return new Map(
    orders.flatMap((good) => {
      const stored = existing.of(good.order.external_order_id);
      return stored === undefined ? [] : [[good, stored] as const];
    }),
  );
}

/** Whether an order takes no other's place: nothing has its number, or a cancelled order that it is to follow. */
const isNew = ({ replace }: GoodOrder, stored: ExistingOrder | undefined): boolean =>
  stored === undefined || (replace !== false && !holdsNumber(stored.status));

function resultOf({ lines, order }: GoodOrder): Omit<OrderResult, 'outcome' | 'order_id'> {
  return { ...placeOf(lines), external_order_id: order.external_order_id, issues: [], source: null };
}
