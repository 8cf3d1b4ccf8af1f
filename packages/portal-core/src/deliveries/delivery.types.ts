import * as z from 'zod/mini';
import { answerShape, inputShape } from '../fields/index.js';
import type { Wire } from '../validation/index.js';
import { DELIVERY_FIELDS } from './delivery.fields.js';

/** A product of a delivery with its announced quantity in units. */
export interface DeliveryProduct {
  /** The product number. */
  readonly id: string;
  readonly name: string;
  readonly qty: number;
}

/** Goods announced to the warehouse, in the wire format. */
export const deliveryShape = answerShape(DELIVERY_FIELDS, {
  merchant_id: z.int().check(z.minimum(1)),
  user: z.strictObject({ merchant: z.strictObject({ merchant_name: z.string() }) }),
  /** Increases with every change of the delivery; a change names the one it was made from. */
  modId: z.string(),
});
export type Delivery = Wire<typeof deliveryShape>;

/** The input for announcing a delivery. The rules check lengths; the schema only refuses what cannot come from a form. */
export const deliveryFieldsShape = inputShape(DELIVERY_FIELDS);
export type DeliveryFields = Wire<typeof deliveryFieldsShape>;
