import { canEdit, type DataScope } from '@kontor/portal-core';
import type { Trail } from '../trail/index.js';
import type { Writer } from '../db/index.js';
import type { ErpPort, ExistingOrder } from '../erp/index.js';
import { tellConflicts, type Conflict } from './conflicts.js';
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
 * Stores those orders that the merchant does not have yet. An order that is to replace a stored one takes its place if that is still open.
 * Orders that another request stores meanwhile are found by the index on the external id and reported like any stored before. Returns one
 * result per order, in the given order.
 */
export async function applyOrders(
  writer: OrderWriter,
  target: StoredImport,
  orders: readonly GoodOrder[],
): Promise<OrderResult[]> {
  const existing = await findByExternalId(writer, target, orders);
  const missing = orders.filter(({ order }) => !existing.has(order.external_order_id));
  const created = await insertMissing(writer, target, missing);
  const lost = missing.filter((order) => !created.has(order));
  for (const [id, order] of await findByExternalId(writer, target, lost)) existing.set(id, order);
  const different = orders.flatMap((good): Conflict[] => {
    const stored = existing.get(good.order.external_order_id);
    return created.has(good) || stored?.content_hash === good.contentHash ? [] : [{ good, stored }];
  });
  const replaceable = different.filter(
    ({ good, stored }) => good.replace && stored && canEdit(stored.status),
  );
  const replaced = await replaceStored(writer, target, replaceable);
  const refused = different.filter(({ good }) => !replaced.has(good));
  const conflicts = await tellConflicts(writer.trx, target, refused);
  return orders.map((good): OrderResult => {
    const conflict = conflicts.get(good);
    if (conflict !== undefined) return conflict;
    const known = existing.get(good.order.external_order_id)?.order_id ?? null;
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

async function findByExternalId(
  { trx, erp }: OrderWriter,
  { merchantErpId }: StoredImport,
  orders: readonly GoodOrder[],
): Promise<Map<string, ExistingOrder>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ order }) => order.external_order_id);
  const found = await erp.findExisting(trx, merchantErpId, ids);
  return new Map(found.map((order) => [order.external_order_id, order]));
}

function resultOf({ lines, order }: GoodOrder): Omit<OrderResult, 'outcome' | 'order_id'> {
  return { ...placeOf(lines), external_order_id: order.external_order_id, issues: [], source: null };
}
