import type { ListSort } from '../list-filter/index.js';

/** The columns a list of order errors can be sorted by. */
export const ORDER_ERROR_SORT_COLUMNS = ['id', 'order_erp_id', 'status', 'type', 'error_date'] as const;
export type OrderErrorSortColumn = (typeof ORDER_ERROR_SORT_COLUMNS)[number];

export type OrderErrorSort = ListSort<OrderErrorSortColumn>;

/** Newest errors first (specification 1 section 9). */
export const DEFAULT_ORDER_ERROR_SORT: OrderErrorSort = { column: 'id', direction: 'descending' };
