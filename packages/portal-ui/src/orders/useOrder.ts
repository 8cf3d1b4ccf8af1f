import { useQueryClient } from '@tanstack/react-query';
import { ordersFind, ordersGet, ordersTimeline, type Order, type OrderHappening } from '@kontor/portal-core';
import { orderFromErp, type ErpOrder } from '@kontor/portal-core/erp';
import { answerKey, useAnswer, useRenewal } from '../provider/index.js';

/** What is known of a record that is fetched. */
export interface Fetched<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** One order by its id. */
export function useOrder(id: number): Fetched<Order> {
  const query = useAnswer(ordersGet, { params: { id } }, { select: orderFromErp });
  return { data: query.data, error: query.error, retry: () => void query.refetch() };
}

/** What happened to an order, newest first. */
export function useOrderTimeline(id: number): Fetched<readonly OrderHappening[]> {
  const query = useAnswer(ordersTimeline, { params: { id } }, { select: ({ entries }) => entries });
  return { data: query.data, error: query.error, retry: () => void query.refetch() };
}

/** Brings what is kept of orders up to date. */
export function useOrdersCache() {
  const cache = useQueryClient();
  const renew = useRenewal();
  return {
    /** Takes an order as the server answered it, and fetches lists and timelines again. */
    store(record: ErpOrder): void {
      const { id } = orderFromErp(record);
      cache.setQueryData(answerKey(ordersGet, { params: { id } }), record);
      void renew([ordersFind]);
    },
    /** Fetches everything shown again. */
    reload: () => renew([ordersFind]),
    /** Fetches one order and its timeline again. */
    reloadOne: (id: number) =>
      Promise.all(
        [ordersGet, ordersTimeline].map((call) =>
          cache.invalidateQueries({ queryKey: answerKey(call, { params: { id } }) }),
        ),
      ),
  };
}
