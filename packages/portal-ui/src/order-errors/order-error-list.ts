import {
  DEFAULT_ORDER_ERROR_SORT,
  ORDER_ERROR_SORT_COLUMNS,
  ORDER_ERRORS_PAGE_SIZE,
  orderErrorFilter,
} from '@kontor/portal-core/order-errors';
import { defineList, type StateOf } from '../table/index.js';

/** List of order errors, newest first. */
export const orderErrorList = defineList({
  filter: orderErrorFilter,
  columns: ORDER_ERROR_SORT_COLUMNS,
  usualSort: DEFAULT_ORDER_ERROR_SORT,
  pageSize: ORDER_ERRORS_PAGE_SIZE,
});

/** State of a list of order errors: filter, sorting and page. */
export type OrderErrorListState = StateOf<typeof orderErrorList>;
