import {
  DEFAULT_ORDER_SORT,
  ORDER_SORT_COLUMNS,
  orderFilterFromSearch,
  orderFilterToSearch,
  type OrderFilter,
  type OrderSort,
} from '@kontor/portal-core';

/** Which orders a list shows, in which order, and which page of them. */
export interface OrderList {
  readonly filter: OrderFilter;
  readonly sort: OrderSort;
  /** From 1. */
  readonly page: number;
}

/** The list one comes to: everything, newest first. */
export const DEFAULT_ORDER_LIST: OrderList = { filter: {}, sort: DEFAULT_ORDER_SORT, page: 1 };

/** The list as texts for a URL's query; what is as usual is left out. `sort=-date` is descending. */
export function orderListToSearch({ filter, sort, page }: OrderList): Record<string, string> {
  const isUsual =
    sort.column === DEFAULT_ORDER_SORT.column && sort.direction === DEFAULT_ORDER_SORT.direction;
  return {
    ...orderFilterToSearch(filter),
    ...(isUsual ? {} : { sort: sort.direction === 'descending' ? `-${sort.column}` : sort.column }),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}

/** Reads a list from a URL's query. What cannot be read is as usual, since a URL may be typed by hand or be old. */
export function orderListFromSearch(search: Readonly<Record<string, unknown>>): OrderList {
  const page = Number(search['page']);
  return {
    filter: orderFilterFromSearch(search),
    sort: sortFrom(String(search['sort'] ?? '')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

function sortFrom(text: string): OrderSort {
  const isDescending = text.startsWith('-');
  const column = ORDER_SORT_COLUMNS.find((known) => known === (isDescending ? text.slice(1) : text));
  return column ? { column, direction: isDescending ? 'descending' : 'ascending' } : DEFAULT_ORDER_SORT;
}

/** True when something narrows the list beyond what it always is narrowed to. */
export function isFiltered(filter: OrderFilter, always: OrderFilter = {}): boolean {
  return criteriaText(filter) !== criteriaText(always);
}

function criteriaText({ displayAllMerchants: _scope, ...criteria }: OrderFilter): string {
  return new URLSearchParams(orderFilterToSearch(criteria)).toString();
}
