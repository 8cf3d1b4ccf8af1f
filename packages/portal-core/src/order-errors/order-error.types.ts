import * as z from 'zod/mini';
import { answerShape, inputShape } from '../fields/index.js';
import type { Wire } from '../validation/index.js';
import { ORDER_ERROR_FIELDS } from './order-error.fields.js';

/** What went wrong with an order. */
export const orderErrorShape = answerShape(ORDER_ERROR_FIELDS, {
  /** The merchant's own number of the order. */
  order_external_id: z.string(),
  /** Empty when the portal does not know the merchant. */
  merchant_name: z.string(),
});
export type OrderError = Wire<typeof orderErrorShape>;

/** What one says of a new error. */
export const newOrderErrorShape = inputShape(ORDER_ERROR_FIELDS);
export type NewOrderError = Wire<typeof newOrderErrorShape>;

/** Errors of one month in the portal's time zone. */
export const monthlyOrderErrorsShape = z.strictObject({
  /** `YYYY-MM` */
  month: z.string(),
  error_count: z.int(),
});
export type MonthlyOrderErrors = Wire<typeof monthlyOrderErrorsShape>;
