import {
  DEFAULT_ORDER_ERROR_SORT,
  ORDER_ERROR_SORT_COLUMNS,
  orderErrorFilterFromSearch,
  orderErrorFilterToSearch,
  type OrderErrorFilter,
  type OrderErrorSort,
} from '@kontor/portal-core';

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

/** The list as texts for a URL's query; what is as usual is left out. `sort=-status` is descending. */
export function orderErrorListToSearch({ filter, sort, page }: OrderErrorListState): Record<string, string> {
  const { column, direction } = DEFAULT_ORDER_ERROR_SORT;
  const isUsual = sort.column === column && sort.direction === direction;
  return {
    ...orderErrorFilterToSearch(filter),
    ...(isUsual ? {} : { sort: sort.direction === 'descending' ? `-${sort.column}` : sort.column }),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}

/** Reads a list from a URL's query. What cannot be read is as usual, since a URL may be typed by hand or be old. */
export function orderErrorListFromSearch(search: Readonly<Record<string, unknown>>): OrderErrorListState {
  const page = Number(search['page']);
  return {
    filter: orderErrorFilterFromSearch(search),
    sort: sortFrom(String(search['sort'] ?? '')),
    page: Number.isSafeInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
  };
}

/** No list has that many pages. */
const MAX_PAGE = 1_000_000;

function sortFrom(text: string): OrderErrorSort {
  const isDescending = text.startsWith('-');
  const column = ORDER_ERROR_SORT_COLUMNS.find((known) => known === (isDescending ? text.slice(1) : text));
  return column ? { column, direction: isDescending ? 'descending' : 'ascending' } : DEFAULT_ORDER_ERROR_SORT;
}
