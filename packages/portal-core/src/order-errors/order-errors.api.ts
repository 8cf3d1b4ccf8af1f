import * as z from 'zod/mini';
import { defineCall, resourceCall } from '../api/call.js';
import { pagingQuery, positiveIntText, type PortalList } from '../api/shapes.js';
import { MAX_PAGE } from '../pagination/index.js';
import type { MonthlyOrderErrors, NewOrderError, OrderError } from './order-error.types.js';
import { ORDER_ERROR_SORT_COLUMNS, type OrderErrorSortColumn } from './order-error-sort.js';

/** Page size of the order errors (specification 1 section 9). */
export const ORDER_ERRORS_PAGE_SIZE = 20;
/** Largest `limit` of a list of order errors. */
export const ORDER_ERRORS_MAX_LIMIT = 250;

const value = z.string().check(z.maxLength(200));
const filterQuery = {
  status: z.optional(value),
  type: z.optional(value),
  errorDate: z.optional(z.string().check(z.maxLength(30))),
  merchant_erp_id: z.optional(positiveIntText),
  order_erp_id: z.optional(positiveIntText),
};

/** What a list or a count of order errors is narrowed to. */
export interface OrderErrorsFilterQuery {
  readonly status?: string;
  readonly type?: string;
  /** `YYYY-MM-DD..YYYY-MM-DD`, days in the portal's time zone, both included; either may be left out. */
  readonly errorDate?: string;
  readonly merchant_erp_id?: number;
  readonly order_erp_id?: number;
}
export interface OrderErrorsQuery extends OrderErrorsFilterQuery {
  /** From 1; stands for the offset `(page - 1) * limit + 1`, which it comes before. */
  readonly page?: number;
  /** 20 unless said otherwise. */
  readonly limit?: number;
  /** From 1. */
  readonly offset?: number;
  /** `id` unless said otherwise. */
  readonly sort?: OrderErrorSortColumn;
  /** `ascend` with a `sort`, `descend` without; `asc` and `desc` are understood too. */
  readonly sortOrder?: 'ascend' | 'descend';
}

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

const access = resourceCall('/order-errors');

export const orderErrorsList = defineCall<
  undefined,
  OrderErrorsQuery | undefined,
  undefined,
  PortalList<OrderError>
>({
  id: 'orderErrors.list',
  method: 'GET',
  path: '/order-errors',
  access,
  summary: 'Order errors, the newest first unless sorted otherwise.',
  query: z.strictObject({
    ...filterQuery,
    ...pagingQuery(ORDER_ERRORS_MAX_LIMIT),
    page: z.optional(z.pipe(positiveIntText, z.number().check(z.maximum(MAX_PAGE)))),
    sort: z.optional(z.enum(ORDER_ERROR_SORT_COLUMNS)),
    sortOrder: z.optional(sortOrder),
  }),
});

export const orderErrorsStats = defineCall<
  undefined,
  OrderErrorsFilterQuery | undefined,
  undefined,
  { entries: readonly MonthlyOrderErrors[] }
>({
  id: 'orderErrors.stats',
  method: 'GET',
  path: '/order-errors/stats',
  access,
  summary: 'How many order errors each month had, oldest first, in the time zone of the portal.',
  query: z.strictObject(filterQuery),
});

export const orderErrorsCreate = defineCall<undefined, undefined, NewOrderError, OrderError>({
  id: 'orderErrors.create',
  method: 'POST',
  path: '/order-errors',
  access,
  summary: 'Records what went wrong with an order.',
  status: 201,
  body: z.strictObject({
    status: value,
    type: value,
    error_date: z.string().check(z.maxLength(60)),
    description: z.string().check(z.maxLength(20_000)),
    order_erp_id: z.int().check(z.minimum(1)),
  }),
});

export interface OrderErrorStatusChange {
  readonly id: number;
  readonly status: string;
}
export const orderErrorsUpdateStatus = defineCall<undefined, undefined, OrderErrorStatusChange, OrderError>({
  id: 'orderErrors.updateStatus',
  method: 'PUT',
  path: '/order-errors/status',
  access,
  summary: 'Gives an order error another status.',
  body: z.strictObject({
    id: z.int().check(z.minimum(1)),
    status: value,
  }),
});
