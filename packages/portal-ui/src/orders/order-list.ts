import {
  DEFAULT_ORDER_SORT,
  ORDER_SORT_COLUMNS,
  orderFilter,
  ORDERS_PAGE_SIZE,
} from '@kontor/portal-core/orders';
import { defineList, type StateOf } from '../table/index.js';

/** Where the count of a list ends that would look at very many orders. */
export const ORDERS_COUNTED = 10_000;

/** List of orders, newest first. */
export const orderList = defineList({
  filter: orderFilter,
  columns: ORDER_SORT_COLUMNS,
  usualSort: DEFAULT_ORDER_SORT,
  pageSize: ORDERS_PAGE_SIZE,
});

/** State of a list of orders: filter, sorting and page. */
export type OrderList = StateOf<typeof orderList>;
