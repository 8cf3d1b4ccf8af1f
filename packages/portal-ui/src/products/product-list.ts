import {
  DEFAULT_PRODUCT_SORT,
  PRODUCT_SORT_COLUMNS,
  productFilterFromSearch,
  productFilterToSearch,
  type ProductFilter,
  type ProductSort,
} from '@kontor/portal-core';
import { listSearch } from '../table/list-search.js';

/** Which products a list shows, in which order, and which page of them. */
export interface ProductList {
  readonly filter: ProductFilter;
  readonly sort: ProductSort;
  /** From 1. */
  readonly page: number;
}

/** The list one comes to: everything, by number. */
export const DEFAULT_PRODUCT_LIST: ProductList = { filter: {}, sort: DEFAULT_PRODUCT_SORT, page: 1 };

const search = listSearch({
  usualSort: DEFAULT_PRODUCT_SORT,
  columns: PRODUCT_SORT_COLUMNS,
  filterToSearch: productFilterToSearch,
  filterFromSearch: productFilterFromSearch,
});

/** The list as texts for a URL's query; what is as usual is left out. `sort=-price` is descending. */
export const productListToSearch: (list: ProductList) => Record<string, string> = search.write;

/** Reads a list from a URL's query. What cannot be read is as usual, since a URL may be typed by hand or be old. */
export const productListFromSearch: (search: Readonly<Record<string, unknown>>) => ProductList = search.read;

/** True when something narrows the list. */
export function isFiltered(filter: ProductFilter): boolean {
  return Object.keys(productFilterToSearch(filter)).length > 0;
}
