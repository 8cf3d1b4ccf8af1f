import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';

/** What went wrong with an order. */
export const orderErrorShape = z.strictObject({
  id: z.int(),
  created_by_user_id: z.int(),
  /** ISO instants in UTC. */
  creation_date: z.string(),
  error_date: z.string(),
  /** One of the setting `order_error_types`, or one that stood there once. */
  type: z.string(),
  /** One of the setting `order_error_statuses`, or one that stood there once. */
  status: z.string(),
  description: z.string(),
  /** `_ID_AUFTRA` of the order. */
  order_erp_id: z.int(),
  /** The merchant's own number of the order. */
  order_external_id: z.string(),
  merchant_erp_id: z.int(),
  /** Empty when the portal does not know the merchant. */
  merchant_name: z.string(),
});
export type OrderError = Wire<typeof orderErrorShape>;

const value = z.string().check(z.maxLength(200));

/** What one says of a new error. */
export const newOrderErrorShape = z.strictObject({
  status: value,
  type: value,
  /** An instant; see `parseInstant`. */
  error_date: z.string().check(z.maxLength(60)),
  description: z.string().check(z.maxLength(20_000)),
  order_erp_id: z.int().check(z.minimum(1)),
});
export type NewOrderError = Wire<typeof newOrderErrorShape>;

/** Errors of one month in the portal's time zone. */
export const monthlyOrderErrorsShape = z.strictObject({
  /** `YYYY-MM` */
  month: z.string(),
  error_count: z.int(),
});
export type MonthlyOrderErrors = Wire<typeof monthlyOrderErrorsShape>;
