import {
  DEFAULT_PRODUCT_SORT,
  PRODUCT_SORT_COLUMNS,
  productFilterFromSearch,
  productFilterToSearch,
  type ProductFilter,
  type ProductSort,
} from '@kontor/portal-core';

/** Which products a list shows, in which order, and which page of them. */
export interface ProductList {
  readonly filter: ProductFilter;
  readonly sort: ProductSort;
  /** From 1. */
  readonly page: number;
}

/** The list one comes to: everything, by number. */
export const DEFAULT_PRODUCT_LIST: ProductList = { filter: {}, sort: DEFAULT_PRODUCT_SORT, page: 1 };

/** The list as texts for a URL's query; what is as usual is left out. `sort=-price` is descending. */
export function productListToSearch({ filter, sort, page }: ProductList): Record<string, string> {
  const isUsual =
    sort.column === DEFAULT_PRODUCT_SORT.column && sort.direction === DEFAULT_PRODUCT_SORT.direction;
  return {
    ...productFilterToSearch(filter),
    ...(isUsual ? {} : { sort: sort.direction === 'descending' ? `-${sort.column}` : sort.column }),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}

/** Reads a list from a URL's query. What cannot be read is as usual, since a URL may be typed by hand or be old. */
export function productListFromSearch(search: Readonly<Record<string, unknown>>): ProductList {
  const page = Number(search['page']);
  return {
    filter: productFilterFromSearch(search),
    sort: sortFrom(String(search['sort'] ?? '')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

function sortFrom(text: string): ProductSort {
  const isDescending = text.startsWith('-');
  const column = PRODUCT_SORT_COLUMNS.find((known) => known === (isDescending ? text.slice(1) : text));
  return column ? { column, direction: isDescending ? 'descending' : 'ascending' } : DEFAULT_PRODUCT_SORT;
}

/** True when something narrows the list. */
export function isFiltered(filter: ProductFilter): boolean {
  return Object.keys(productFilterToSearch(filter)).length > 0;
}
