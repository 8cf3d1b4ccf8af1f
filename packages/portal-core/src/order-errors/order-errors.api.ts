import * as z from 'zod/mini';
import {
  defineCall,
  flagText,
  pagingQuery,
  portalList,
  positiveIntText,
  resourceCall,
} from '../wire/index.js';
import { MAX_PAGE } from '../pagination/index.js';
import type { Wire } from '../validation/index.js';
import { monthlyOrderErrorsShape, newOrderErrorShape, orderErrorShape } from './order-error.types.js';
import { ORDER_ERROR_SORT_COLUMNS } from './order-error-sort.js';

/** Page size of the order errors (specification 1 section 9). */
export const ORDER_ERRORS_PAGE_SIZE = 20;
/** Largest `limit` of a list of order errors. */
export const ORDER_ERRORS_MAX_LIMIT = 250;

const value = z.string().check(z.maxLength(200));
const filterQuery = z.strictObject({
  status: z.optional(value),
  type: z.optional(value),
  /** `YYYY-MM-DD..YYYY-MM-DD`, days in the portal's time zone, both included; either may be left out. */
  errorDate: z.optional(z.string().check(z.maxLength(30))),
  merchant_erp_id: z.optional(positiveIntText),
  displayAllMerchants: z.optional(flagText),
  order_erp_id: z.optional(positiveIntText),
});
/** The filter query of a list or a count of order errors. */
export type OrderErrorsFilterQuery = Wire<typeof filterQuery>;

const ORDERS: Readonly<Record<string, 'ascend' | 'descend'>> = {
  ascend: 'ascend',
  asc: 'ascend',
  descend: 'descend',
  desc: 'descend',
};
const sortOrder = z.pipe(
  z.string().check(z.regex(/^(asc|desc)(end)?$/i, { abort: true })),
  z.transform((text: string) => ORDERS[text.toLowerCase()] as 'ascend' | 'descend'),
);

const listQuery = z.strictObject({
  ...filterQuery.shape,
  /** `limit` defaults to 20, `offset` counts from 1. */
  ...pagingQuery(ORDER_ERRORS_MAX_LIMIT),
  /** Page number, from 1; means the offset `(page - 1) * limit + 1`, and takes precedence over `offset`. */
  page: z.optional(z.pipe(positiveIntText, z.number().check(z.maximum(MAX_PAGE)))),
  /** Defaults to `id`. */
  sort: z.optional(z.enum(ORDER_ERROR_SORT_COLUMNS)),
  /** Defaults to `ascend` with a `sort` and to `descend` without; `asc` and `desc` are accepted too. */
  sortOrder: z.optional(sortOrder),
});
export type OrderErrorsQuery = Wire<typeof listQuery>;

const access = resourceCall('/order-errors');

export const orderErrorsList = defineCall({
  id: 'orderErrors.list',
  method: 'GET',
  path: '/order-errors',
  weight: 'heavy',
  access,
  keepsFilters: true,
  summary: 'Order errors, the newest first unless sorted otherwise.',
  query: listQuery,
  response: portalList(orderErrorShape),
});

export const orderErrorsStats = defineCall({
  id: 'orderErrors.stats',
  method: 'GET',
  path: '/order-errors/stats',
  weight: 'heavy',
  access,
  keepsFilters: true,
  summary: 'How many order errors each month had, oldest first, in the time zone of the portal.',
  query: filterQuery,
  response: z.strictObject({ entries: z.array(monthlyOrderErrorsShape) }),
});

export const orderErrorsCreate = defineCall({
  id: 'orderErrors.create',
  method: 'POST',
  path: '/order-errors',
  access,
  keepsFilters: true,
  summary: 'Records what went wrong with an order.',
  status: 201,
  body: newOrderErrorShape,
  response: orderErrorShape,
});

const statusChange = z.strictObject({ id: z.int().check(z.minimum(1)), status: value });
export type OrderErrorStatusChange = Wire<typeof statusChange>;
export const orderErrorsUpdateStatus = defineCall({
  id: 'orderErrors.updateStatus',
  method: 'PUT',
  path: '/order-errors/status',
  access,
  keepsFilters: true,
  summary: 'Gives an order error another status.',
  body: statusChange,
  response: orderErrorShape,
});
