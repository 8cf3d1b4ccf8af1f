import {
  BULK_MAX_ORDERS,
  createClient,
  planBulk,
  type BulkOrder,
  type BulkRequest,
  type HttpRequest,
  type HttpResponse,
} from '@kontor/portal-core';
import type { FakePortal } from './fake-portal.js';
import { failureAnswer, jsonAnswer, problemAnswer, readJson } from './http-answers.js';

export interface FakeBulkPortalOptions {
  readonly orders: readonly BulkOrder[];
  /** From this request on changes are refused until `repair` is called. */
  readonly failsFrom?: number;
  /** The preview fails, or never comes. */
  readonly preview?: 'failed' | 'silent';
}
export interface FakeBulkPortal extends FakePortal {
  /** Changes are taken again. */
  repair(): void;
}

/** A portal in memory that changes many orders as the contract says. */
export function createFakeBulkPortal({ orders, failsFrom, preview }: FakeBulkPortalOptions): FakeBulkPortal {
  const stored = new Map(orders.map((order) => [order.id, order]));
  const requests: HttpRequest[] = [];
  let failing = failsFrom ?? Number.POSITIVE_INFINITY;
  let changes = 0;
  const transport = async (request: HttpRequest) => {
    requests.push(request);
    if (request.path !== '/api/orders/bulk') return problemAnswer(404, 'not_found', 'Nicht gefunden');
    const { action, ids, find, dryRun = false } = await readJson<BulkRequest>(request);
    if (dryRun && preview === 'silent') return new Promise<HttpResponse>(() => {});
    if (dryRun && preview === 'failed') return failureAnswer();
    const from = Number(find?.cursor ?? 0);
    const all = ids ?? [...stored.keys()];
    const part = all.slice(from, from + BULK_MAX_ORDERS);
    if (!dryRun && (changes += 1) >= failing) return failureAnswer();
    const entries = planBulk(action, part, [...stored.values()]);
    for (const { order_id, new_status } of dryRun ? [] : entries) {
      const order = stored.get(order_id);
      if (order && new_status !== null) stored.set(order_id, { ...order, status: new_status });
    }
    const next = from + part.length < all.length ? String(from + part.length) : null;
    return jsonAnswer({ entries, foundCount: all.length, next });
  };
  return {
    transport,
    client: createClient({ transport, token: () => 'a-token' }),
    requests,
    repair: () => {
      failing = Number.POSITIVE_INFINITY;
    },
  };
}
