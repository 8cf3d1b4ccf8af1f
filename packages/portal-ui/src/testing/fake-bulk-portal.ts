import { BULK_MAX_ORDERS, ordersBulk, planBulk, type BulkOrder } from '@kontor/portal-core/orders';
import { answer } from './answer.js';
import { fakePortal, type FakePortal } from './fake-portal.js';
import { broken, silent } from './refusal.js';

export interface FakeBulkPortalOptions {
  readonly orders: readonly BulkOrder[];
  /** Number of the request from which changes are refused until `repair` is called. */
  readonly failsFrom?: number;
  /** Refuses previews, or never answers them. */
  readonly preview?: 'failed' | 'silent';
}
export interface FakeBulkPortal extends FakePortal {
  /** Accepts changes again. */
  repair(): void;
}

/** A portal in memory that changes many orders as the contract says. */
export function createFakeBulkPortal({ orders, failsFrom, preview }: FakeBulkPortalOptions): FakeBulkPortal {
  const stored = new Map(orders.map((order) => [order.id, order]));
  let failing = failsFrom ?? Number.POSITIVE_INFINITY;
  let changes = 0;
  const bulk = answer(ordersBulk, ({ body: { action, ids, find, dryRun = false } }) => {
    if (dryRun && preview === 'silent') return silent();
    if (dryRun && preview === 'failed') broken();
    const from = Number(find?.cursor ?? 0);
    const all = ids ?? [...stored.keys()];
    const part = all.slice(from, from + BULK_MAX_ORDERS);
    if (!dryRun && (changes += 1) >= failing) broken();
    const entries = planBulk(action, part, [...stored.values()]);
    for (const { order_id, new_status } of dryRun ? [] : entries) {
      const order = stored.get(order_id);
      if (order && new_status !== null) stored.set(order_id, { ...order, status: new_status });
    }
    const next = from + part.length < all.length ? String(from + part.length) : null;
    return { entries, foundCount: all.length, next };
  });
  return {
    ...fakePortal([bulk]),
    repair: () => {
      failing = Number.POSITIVE_INFINITY;
    },
  };
}
