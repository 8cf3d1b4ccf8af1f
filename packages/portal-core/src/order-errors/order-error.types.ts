import * as z from 'zod/mini';
import { answerShape, inputShape } from '../fields/index.js';
import type { Wire } from '../validation/index.js';
import { ORDER_ERROR_FIELDS } from './order-error.fields.js';

/** A recorded error of an order. */
export const orderErrorShape = answerShape(ORDER_ERROR_FIELDS, {
  /** The order's number at the merchant. */
  order_external_id: z.string(),
  /** Empty when the portal has no such merchant. */
  merchant_name: z.string(),
});
export type OrderError = Wire<typeof orderErrorShape>;

/** The input for recording an error. */
export const newOrderErrorShape = inputShape(ORDER_ERROR_FIELDS);
export type NewOrderError = Wire<typeof newOrderErrorShape>;

/** Number of errors in one month of the portal's time zone. */
export const monthlyOrderErrorsShape = z.strictObject({
  /** Month, `YYYY-MM`. */
  month: z.string(),
  error_count: z.int(),
});
export type MonthlyOrderErrors = Wire<typeof monthlyOrderErrorsShape>;
