import { DEFAULT_ORDER_SORT, ORDER_SORT_COLUMNS, orderFilter, ORDERS_PAGE_SIZE } from '@kontor/portal-core';
import { defineList, type StateOf } from '../table/index.js';

/** The list of orders: newest first. */
export const orderList = defineList({
  filter: orderFilter,
  columns: ORDER_SORT_COLUMNS,
  usualSort: DEFAULT_ORDER_SORT,
  pageSize: ORDERS_PAGE_SIZE,
});

/** Which orders a list shows, in which order, and which page of them. */
export type OrderList = StateOf<typeof orderList>;
