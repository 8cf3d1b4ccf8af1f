import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  offsetOfPage,
  ORDERS_PAGE_SIZE,
  ordersFind,
  pageCount,
  type Order,
  type PortalClient,
} from '@kontor/portal-core';
import { orderFilterToFind, orderFromErp } from '@kontor/portal-core/erp';
import { usePortalClient } from '../provider/index.js';
import { useCounted, type CountablePage } from '../table/useCounted.js';
import type { OrderList } from './order-list.js';

/** One page of orders, and where its neighbours are. */
export interface OrdersPage extends CountablePage {
  readonly orders: readonly Order[];
  readonly cursor: { readonly next: string | null; readonly previous: string | null };
}

/** What a list of orders knows of its data. */
export interface OrdersQuery {
  /** The page shown; the one before while another is on its way; undefined until the first has come. */
  readonly page: OrdersPage | undefined;
  /** The page asked for is not here yet. */
  readonly isLoading: boolean;
  readonly error: Error | null;
  retry(): void;
  /** Fetches a page before it is asked for. */
  prefetch(page: number): void;
}

const queryKey = (list: OrderList, limit: number) => ['orders', 'find', list, limit] as const;

/** Finds a page of orders and keeps it while the next one is on its way. `limit` is the page's size. */
export function useOrders(list: OrderList, limit: number = ORDERS_PAGE_SIZE): OrdersQuery {
  const client = usePortalClient();
  const cache = useQueryClient();
  const query = useQuery({ ...ordersQuery(client, cache, list, limit), placeholderData: keepPreviousData });
  return {
    page: useCounted(query, countQuery(client, list)),
    isLoading: query.isPending || query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
    prefetch(page) {
      const isThere = page >= 1 && page <= pageCount(query.data?.foundCount ?? 0, limit);
      if (isThere) void cache.prefetchQuery(ordersQuery(client, cache, { ...list, page }, limit));
    },
  };
}

function ordersQuery(client: PortalClient, cache: QueryClient, list: OrderList, limit: number) {
  return {
    queryKey: queryKey(list, limit),
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const cursor = cursorTo(cache, list, limit);
      const place = cursor === null ? { limit, offset: offsetOfPage(list.page, limit) } : { limit, cursor };
      return fetchOrders(client, list, place, signal);
    },
  };
}

/** How many orders there are, where their first page did not wait for it. */
function countQuery(client: PortalClient, { filter, sort }: OrderList) {
  return {
    queryKey: ['orders', 'count', filter] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const body = orderFilterToFind(filter, sort, { limit: 1 });
      return (await client.call(ordersFind, { body, signal })).dataInfo.foundCount;
    },
  };
}

/** The neighbour's cursor, when it was seen: it costs the same anywhere in a million orders, an offset does not. */
function cursorTo(cache: QueryClient, list: OrderList, limit: number): string | null {
  const seen = (page: number) => cache.getQueryData<OrdersPage>(queryKey({ ...list, page }, limit))?.cursor;
  if (list.page === 1) return null;
  return seen(list.page - 1)?.next ?? seen(list.page + 1)?.previous ?? null;
}

async function fetchOrders(
  client: PortalClient,
  list: OrderList,
  place: { limit: number; offset?: number; cursor?: string },
  signal: AbortSignal,
): Promise<OrdersPage> {
  const answer = await client.call(ordersFind, {
    body: { ...orderFilterToFind(list.filter, list.sort, place), countLater: true },
    signal,
  });
  return {
    orders: answer.entries.map(orderFromErp),
    foundCount: answer.dataInfo.foundCount,
    isCounted: answer.dataInfo.countIsExact !== false,
    cursor: answer.dataInfo.cursor ?? { next: null, previous: null },
  };
}
