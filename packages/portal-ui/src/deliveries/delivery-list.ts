import {
  DEFAULT_DELIVERY_SORT,
  DELIVERY_SORT_COLUMNS,
  deliveryFilterFromSearch,
  deliveryFilterToSearch,
  type DeliveryFilter,
  type DeliverySort,
} from '@kontor/portal-core';
import { listSearch } from '../table/list-search.js';

/** Which deliveries a list shows, in which order, and which page of them. */
export interface DeliveryListState {
  readonly filter: DeliveryFilter;
  readonly sort: DeliverySort;
  /** From 1. */
  readonly page: number;
}

/** The list one comes to: everything of one's own, newest first. */
export const DEFAULT_DELIVERY_LIST: DeliveryListState = {
  filter: {},
  sort: DEFAULT_DELIVERY_SORT,
  page: 1,
};

const search = listSearch({
  usualSort: DEFAULT_DELIVERY_SORT,
  columns: DELIVERY_SORT_COLUMNS,
  filterToSearch: deliveryFilterToSearch,
  filterFromSearch: deliveryFilterFromSearch,
});

/** The list as texts for a URL's query; what is as usual is left out. `sort=-status` is descending. */
export const deliveryListToSearch: (list: DeliveryListState) => Record<string, string> = search.write;

/** Reads a list from a URL's query. What cannot be read is as usual, since a URL may be typed by hand or be old. */
export const deliveryListFromSearch: (search: Readonly<Record<string, unknown>>) => DeliveryListState =
  search.read;
