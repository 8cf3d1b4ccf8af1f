import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  narrowedFilter,
  offsetOfPage,
  pageCount,
  PRODUCTS_PAGE_SIZE,
  productsFind,
  type CurrentUser,
  type PortalClient,
  type Product,
} from '@kontor/portal-core';
import { productFilterToFind, productFromErp } from '@kontor/portal-core/erp';
import { usePortalClient } from '../provider/index.js';
import { useCounted, type CountablePage } from '../table/useCounted.js';
import type { ProductList } from './product-list.js';

/** First part of the key of everything cached of products. */
export const PRODUCTS_KEY = ['products'] as const;

/** One page of products, and where its neighbours are. */
export interface ProductsPage extends CountablePage {
  readonly products: readonly Product[];
  readonly cursor: { readonly next: string | null; readonly previous: string | null };
}

/** What a list of products knows of its data. */
export interface ProductsQuery {
  /** The page shown; the one before while another is on its way; undefined until the first has come. */
  readonly page: ProductsPage | undefined;
  /** The page asked for is not here yet. */
  readonly isLoading: boolean;
  readonly error: Error | null;
  retry(): void;
  /** Fetches a page before it is asked for. */
  prefetch(page: number): void;
}

/** Finds a page of products as the user's account narrows it, and keeps it while the next one is on its way. */
export function useProducts(list: ProductList, user: CurrentUser | undefined): ProductsQuery {
  const client = usePortalClient();
  const cache = useQueryClient();
  const narrowed = user ? { ...list, filter: narrowedFilter(list.filter, user) } : list;
  const query = useQuery({
    ...pageQuery(client, cache, narrowed),
    enabled: user !== undefined,
    placeholderData: keepPreviousData,
  });
  return {
    page: useCounted(query, countQuery(client, narrowed)),
    isLoading: query.isPending || query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
    prefetch(page) {
      const isThere = page >= 1 && page <= pageCount(query.data?.foundCount ?? 0, PRODUCTS_PAGE_SIZE);
      if (isThere) void cache.prefetchQuery(pageQuery(client, cache, { ...narrowed, page }));
    },
  };
}

const keyOf = (list: ProductList) => [...PRODUCTS_KEY, 'find', list] as const;

function pageQuery(client: PortalClient, cache: QueryClient, list: ProductList) {
  return {
    queryKey: keyOf(list),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ProductsPage> => {
      const cursor = cursorTo(cache, list);
      const limit = PRODUCTS_PAGE_SIZE;
      const place = cursor === null ? { limit, offset: offsetOfPage(list.page, limit) } : { limit, cursor };
      const body = { ...productFilterToFind(list.filter, list.sort, place), countLater: true };
      const { entries, dataInfo } = await client.call(productsFind, { body, signal });
      return {
        products: entries.map(productFromErp),
        foundCount: dataInfo.foundCount,
        isCounted: dataInfo.countIsExact !== false,
        cursor: dataInfo.cursor ?? { next: null, previous: null },
      };
    },
  };
}

/** How many products there are, where their page did not wait for it. */
function countQuery(client: PortalClient, { filter, sort }: ProductList) {
  return {
    queryKey: [...PRODUCTS_KEY, 'count', filter] as const,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const body = productFilterToFind(filter, sort, { limit: 1 });
      return (await client.call(productsFind, { body, signal })).dataInfo.foundCount;
    },
  };
}

/** The neighbour's cursor, when it was seen: it costs the same on every page, an offset does not. */
function cursorTo(cache: QueryClient, list: ProductList): string | null {
  const seen = (page: number) => cache.getQueryData<ProductsPage>(keyOf({ ...list, page }))?.cursor;
  if (list.page === 1) return null;
  return seen(list.page - 1)?.next ?? seen(list.page + 1)?.previous ?? null;
}
