export { orderErrorFilter } from './order-error-filter.js';
export type { OrderErrorFilter } from './order-error-filter.js';
export { DEFAULT_ORDER_ERROR_SORT, ORDER_ERROR_SORT_COLUMNS } from './order-error-sort.js';
export type { OrderErrorSort, OrderErrorSortColumn } from './order-error-sort.js';
export { ORDER_ERROR_FIELDS } from './order-error.fields.js';
export { cleanDescription, listedIssues, newErrorStatus, parseOrderError } from './order-error.rules.js';
export type { CheckedOrderError, OrderErrorLists } from './order-error.rules.js';
export type { MonthlyOrderErrors, NewOrderError, OrderError } from './order-error.types.js';
export * as orderErrorCalls from './order-errors.api.js';
export {
  ORDER_ERRORS_MAX_LIMIT,
  ORDER_ERRORS_PAGE_SIZE,
  orderErrorsCreate,
  orderErrorsList,
  orderErrorsStats,
  orderErrorsUpdateStatus,
} from './order-errors.api.js';
export type { OrderErrorsFilterQuery, OrderErrorsQuery, OrderErrorStatusChange } from './order-errors.api.js';
