import { useMemo } from 'react';
import {
  ordersFind,
  ordersGet,
  ordersTimeline,
  type Order,
  type OrderHappening,
} from '@kontor/portal-core/orders';
import { orderFromErp, type ErpOrder } from '@kontor/portal-core/erp';
import { useAnswer, useAnswerCache, useRenewal } from '../provider/index.js';

/** State of a record that is fetched. */
export interface Fetched<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Fetches one order by its id. */
export function useOrder(id: number): Fetched<Order> {
  const query = useAnswer(ordersGet, { params: { id } }, { select: orderFromErp });
  return { data: query.data, error: query.error, retry: () => void query.refetch() };
}

/** Fetches the history of an order, newest first. */
export function useOrderTimeline(id: number): Fetched<readonly OrderHappening[]> {
  const query = useAnswer(ordersTimeline, { params: { id } }, { select: ({ entries }) => entries });
  return { data: query.data, error: query.error, retry: () => void query.refetch() };
}

/** Functions that update the cached orders. */
export function useOrdersCache() {
  const cache = useAnswerCache();
  const renew = useRenewal();
  return useMemo(
    () => ({
      /** Caches an order from the server's response, and refetches lists and timelines. */
      store(record: ErpOrder): void {
        const { id } = orderFromErp(record);
        cache.store(ordersGet, { params: { id } }, record);
        void renew([ordersFind]);
      },
      /** Refetches all orders on the screen. */
      reload: () => renew([ordersFind]),
      /** Refetches one order and its timeline. */
      reloadOne: (id: number) =>
        Promise.all([ordersGet, ordersTimeline].map((call) => cache.renew(call, { params: { id } }))),
    }),
    [cache, renew],
  );
}
