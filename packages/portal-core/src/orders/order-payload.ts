import * as z from 'zod/mini';
import { inputShape } from '../fields/index.js';
import type { Wire } from '../validation/index.js';
import { ADDRESS_FIELDS, NEW_ORDER_FIELDS } from './order.fields.js';

const text = (max: number) => z.string().check(z.maxLength(max));

/**
 * The body for creating an order: one entry of `POST /orders`, one order of an import chunk. `validateOrder` checks it, including the
 * lengths of fields.
 */
export const orderPayloadShape = inputShape(NEW_ORDER_FIELDS, {
  items: z
    .array(z.strictObject({ id: text(200), name: z.optional(text(300)), qty: z.number() }))
    .check(z.maxLength(500)),
  address: inputShape(ADDRESS_FIELDS),
  /** ERP id of the merchant who owns the order; only for staff. */
  merchant_erp_id: z.optional(z.int().check(z.minimum(1))),
});
export type OrderPayload = Wire<typeof orderPayloadShape>;
