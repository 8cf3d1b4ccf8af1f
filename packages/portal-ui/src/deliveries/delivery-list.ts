import {
  DEFAULT_DELIVERY_SORT,
  DELIVERY_SORT_COLUMNS,
  deliveryFilterFromSearch,
  deliveryFilterToSearch,
  type DeliveryFilter,
  type DeliverySort,
} from '@kontor/portal-core';

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

/** The list as texts for a URL's query; what is as usual is left out. `sort=-status` is descending. */
export function deliveryListToSearch({ filter, sort, page }: DeliveryListState): Record<string, string> {
  const { column, direction } = DEFAULT_DELIVERY_SORT;
  const isUsual = sort.column === column && sort.direction === direction;
  return {
    ...deliveryFilterToSearch(filter),
    ...(isUsual ? {} : { sort: sort.direction === 'descending' ? `-${sort.column}` : sort.column }),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}

/** Reads a list from a URL's query. What cannot be read is as usual, since a URL may be typed by hand or be old. */
export function deliveryListFromSearch(search: Readonly<Record<string, unknown>>): DeliveryListState {
  const page = Number(search['page']);
  return {
    filter: deliveryFilterFromSearch(search),
    sort: sortFrom(String(search['sort'] ?? '')),
    page: Number.isSafeInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
  };
}

/** No list has that many pages. */
const MAX_PAGE = 1_000_000;

function sortFrom(text: string): DeliverySort {
  const isDescending = text.startsWith('-');
  const column = DELIVERY_SORT_COLUMNS.find((known) => known === (isDescending ? text.slice(1) : text));
  return column ? { column, direction: isDescending ? 'descending' : 'ascending' } : DEFAULT_DELIVERY_SORT;
}
