import {
  DEFAULT_ORDER_ERROR_SORT,
  ORDER_ERROR_SORT_COLUMNS,
  orderErrorFilterFromSearch,
  orderErrorFilterToSearch,
  type OrderErrorFilter,
  type OrderErrorSort,
} from '@kontor/portal-core';
import { listSearch } from '../table/list-search.js';

/** Which order errors a list shows, in which order, and which page of them. */
export interface OrderErrorListState {
  readonly filter: OrderErrorFilter;
  readonly sort: OrderErrorSort;
  /** From 1. */
  readonly page: number;
}

/** The list one comes to: everything, newest first. */
export const DEFAULT_ORDER_ERROR_LIST: OrderErrorListState = {
  filter: {},
  sort: DEFAULT_ORDER_ERROR_SORT,
  page: 1,
};

const search = listSearch({
  usualSort: DEFAULT_ORDER_ERROR_SORT,
  columns: ORDER_ERROR_SORT_COLUMNS,
  filterToSearch: orderErrorFilterToSearch,
  filterFromSearch: orderErrorFilterFromSearch,
});

/** The list as texts for a URL's query; what is as usual is left out. `sort=-status` is descending. */
export const orderErrorListToSearch: (list: OrderErrorListState) => Record<string, string> = search.write;

/** Reads a list from a URL's query. What cannot be read is as usual, since a URL may be typed by hand or be old. */
export const orderErrorListFromSearch: (search: Readonly<Record<string, unknown>>) => OrderErrorListState =
  search.read;
