import { narrowedFilter, productsFind, type CurrentUser, type Product } from '@kontor/portal-core';
import { productFilterToFind, productFromErp } from '@kontor/portal-core/erp';
import { usePortalClient } from '../provider/index.js';
import { type FoundPages, useFoundPages } from '../table/index.js';
import { productList, type ProductList } from './product-list.js';

/** First part of the cache keys of products. */
export const PRODUCTS_KEY = ['products'] as const;

/** Fetches a page of products, limited by the settings of the user's account. */
export function useProducts(list: ProductList, user: CurrentUser | undefined): FoundPages<Product> {
  const client = usePortalClient();
  const narrowed = user ? { ...list, filter: narrowedFilter(list.filter, user) } : list;
  return useFoundPages(narrowed, {
    key: PRODUCTS_KEY,
    find({ list: { filter, sort }, place, ...wish }, signal) {
      const body = { ...productFilterToFind(filter, sort, place), ...wish };
      return client.call(productsFind, { body, signal });
    },
    read: productFromErp,
    limit: productList.pageSize,
    isEnabled: user !== undefined,
  });
}
