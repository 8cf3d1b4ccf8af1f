import { narrowedFilter, productsFind, type Product } from '@kontor/portal-core/products';
import type { CurrentUser } from '@kontor/portal-core/session';
import { productFilterToFind, productFromErp } from '@kontor/portal-core/erp';
import { type FoundPages, useFoundPages } from '../table/index.js';
import { productList, type ProductList } from './product-list.js';

/** Fetches a page of products, limited by the settings of the user's account. */
export function useProducts(list: ProductList, user: CurrentUser | undefined): FoundPages<Product> {
  const narrowed = user ? { ...list, filter: narrowedFilter(list.filter, user) } : list;
  return useFoundPages(narrowed, {
    call: productsFind,
    find: ({ filter, sort }, place) => productFilterToFind(filter, sort, place),
    read: productFromErp,
    limit: productList.pageSize,
    isEnabled: user !== undefined,
  });
}
