import * as z from 'zod/mini';
import { answerShape, inputShape } from '../fields/index.js';
import type { Wire } from '../validation/index.js';
import { DELIVERY_FIELDS } from './delivery.fields.js';

/** A product of a delivery and how many units of it are announced. */
export interface DeliveryProduct {
  /** The product's number. */
  readonly id: string;
  readonly name: string;
  readonly qty: number;
}

/** Goods announced to the warehouse, as they stand on the wire. */
export const deliveryShape = answerShape(DELIVERY_FIELDS, {
  merchant_id: z.int().check(z.minimum(1)),
  user: z.strictObject({ merchant: z.strictObject({ merchant_name: z.string() }) }),
  /** Grows with every change of the delivery; a change says which one it was made from. */
  modId: z.string(),
});
export type Delivery = Wire<typeof deliveryShape>;

/** What a delivery is announced with. The rules judge lengths; the schema only stops what is no text of a form. */
export const deliveryFieldsShape = inputShape(DELIVERY_FIELDS);
export type DeliveryFields = Wire<typeof deliveryFieldsShape>;
