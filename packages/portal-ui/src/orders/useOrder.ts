import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ordersGet, ordersTimeline, type Order, type OrderHappening } from '@kontor/portal-core';
import { orderFromErp, type ErpOrder } from '@kontor/portal-core/erp';
import { usePortalClient } from '../provider/index.js';

/** Everything that is kept of orders: lists, single orders, timelines. */
export const ORDERS_KEY = ['orders'] as const;
const orderKey = (id: number) => [...ORDERS_KEY, 'one', id] as const;

/** What is known of a record that is fetched. */
export interface Fetched<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** One order by its id. */
export function useOrder(id: number): Fetched<Order> {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: orderKey(id),
    queryFn: async ({ signal }) => orderFromErp(await client.call(ordersGet, { params: { id }, signal })),
  });
  return { data: query.data, error: query.error, retry: () => void query.refetch() };
}

/** What happened to an order, newest first. */
export function useOrderTimeline(id: number): Fetched<readonly OrderHappening[]> {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...ORDERS_KEY, 'timeline', id],
    queryFn: async ({ signal }) => (await client.call(ordersTimeline, { params: { id }, signal })).entries,
  });
  return { data: query.data, error: query.error, retry: () => void query.refetch() };
}

/** Brings what is kept of orders up to date. */
export function useOrdersCache() {
  const cache = useQueryClient();
  return {
    /** Takes an order as the server answered it, and fetches lists and timelines again. */
    store(record: ErpOrder): void {
      const order = orderFromErp(record);
      cache.setQueryData(orderKey(order.id), order);
      void cache.invalidateQueries({ queryKey: ORDERS_KEY });
    },
    /** Fetches everything shown again. */
    reload: () => cache.invalidateQueries({ queryKey: ORDERS_KEY }),
    /** Fetches one order and its timeline again. */
    reloadOne: (id: number) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: orderKey(id) }),
        cache.invalidateQueries({ queryKey: [...ORDERS_KEY, 'timeline', id] }),
      ]),
  };
}
