import {
  DEFAULT_ORDER_SORT,
  ORDER_SORT_COLUMNS,
  orderFilterFromSearch,
  orderFilterToSearch,
  type OrderFilter,
  type OrderSort,
} from '@kontor/portal-core';
import { listSearch } from '../table/list-search.js';

/** Which orders a list shows, in which order, and which page of them. */
export interface OrderList {
  readonly filter: OrderFilter;
  readonly sort: OrderSort;
  /** From 1. */
  readonly page: number;
}

/** The list one comes to: everything, newest first. */
export const DEFAULT_ORDER_LIST: OrderList = { filter: {}, sort: DEFAULT_ORDER_SORT, page: 1 };

const search = listSearch({
  usualSort: DEFAULT_ORDER_SORT,
  columns: ORDER_SORT_COLUMNS,
  filterToSearch: orderFilterToSearch,
  filterFromSearch: orderFilterFromSearch,
});

/** The list as texts for a URL's query; what is as usual is left out. `sort=-date` is descending. */
export const orderListToSearch: (list: OrderList) => Record<string, string> = search.write;

/** Reads a list from a URL's query. What cannot be read is as usual, since a URL may be typed by hand or be old. */
export const orderListFromSearch: (search: Readonly<Record<string, unknown>>) => OrderList = search.read;

/** True when something narrows the list beyond what it always is narrowed to. */
export function isFiltered(filter: OrderFilter, always: OrderFilter = {}): boolean {
  return criteriaText(filter) !== criteriaText(always);
}

function criteriaText({ displayAllMerchants: _scope, ...criteria }: OrderFilter): string {
  return new URLSearchParams(orderFilterToSearch(criteria)).toString();
}
