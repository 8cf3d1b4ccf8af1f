import * as z from 'zod/mini';
import { answerShape } from '../fields/index.js';
import type { Wire } from '../validation/index.js';
import { ADDRESS_FIELDS, NEW_ORDER_FIELDS } from './order.fields.js';

/** An order ready to be stored, as `normaliseOrder` returns it. */
export const newOrderShape = answerShape(NEW_ORDER_FIELDS, {
  items: z.array(
    z.strictObject({
      /** The product number (ERP `Nr_Artikel`). */
      id: z.string(),
      name: z.string(),
      /** Whole number, at least 1. */
      qty: z.int(),
    }),
  ),
  /** The delivery address; a part that is not given is an empty text. */
  address: answerShape(ADDRESS_FIELDS),
});
export type NewOrder = Wire<typeof newOrderShape>;
export type OrderItem = NewOrder['items'][number];
export type DeliveryAddress = NewOrder['address'];
