import { issue } from '@kontor/portal-core';
import type { Writer } from '../db/database.js';
import type { ErpPort, ExistingOrder } from '../erp/index.js';
import type { GoodOrder } from './judge-orders.js';
import type { StoredImport } from './order-import.store.js';
import type { OrderResult } from './result.store.js';
import { rowIssuesOf, sourceRowsOf } from './source-rows.js';

/**
 * Stores those orders that the merchant does not have yet. What another request stored meanwhile is found by the index on the external id
 * and told like any order that was there before. Answers one result an order, in the given order.
 */
export async function applyOrders(
  trx: Writer,
  erp: ErpPort,
  target: StoredImport,
  orders: readonly GoodOrder[],
): Promise<OrderResult[]> {
  const { merchantErpId } = target;
  const existing = await findByExternalId(trx, erp, merchantErpId, orders);
  const missing = orders.filter(({ order }) => !existing.has(order.external_order_id));
  const created = new Map<GoodOrder, number>();
  const source = `import:${target.id}`;
  const ids = await erp.insertOrders(
    trx,
    merchantErpId,
    missing.map(({ order }) => order),
    { source },
  );
  for (const [index, id] of ids.entries()) if (id !== null) created.set(missing[index]!, id);
  const lost = missing.filter((order) => !created.has(order));
  for (const [id, order] of await findByExternalId(trx, erp, merchantErpId, lost)) existing.set(id, order);
  return orders.map((order) => {
    const id = created.get(order);
    return id === undefined
      ? presentExisting(order, existing.get(order.order.external_order_id), target)
      : { ...resultOf(order), outcome: 'created', order_id: id };
  });
}

async function findByExternalId(
  trx: Writer,
  erp: ErpPort,
  merchantErpId: number,
  orders: readonly GoodOrder[],
): Promise<Map<string, ExistingOrder>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ order }) => order.external_order_id);
  const found = await erp.findExisting(trx, merchantErpId, ids);
  return new Map(found.map((order) => [order.external_order_id, order]));
}

function resultOf({ lines, order }: GoodOrder): Omit<OrderResult, 'outcome' | 'order_id'> {
  return { line: lines[0]!, external_order_id: order.external_order_id, issues: [], source: null };
}

function presentExisting(
  good: GoodOrder,
  stored: ExistingOrder | undefined,
  target: StoredImport,
): OrderResult {
  const order_id = stored?.order_id ?? null;
  if (stored?.content_hash === good.contentHash) return { ...resultOf(good), outcome: 'unchanged', order_id };
  const source = sourceRowsOf(good.order, good.lines, target);
  const field = 'external_order_id';
  const issues = rowIssuesOf([issue(field, 'alreadyExists', { field })], source, target);
  return { ...resultOf(good), outcome: 'conflict', order_id, issues, source };
}
