import * as z from 'zod/mini';
import { judgedLater, type Wire } from '../validation/index.js';
import type { Salutation } from './new-order.types.js';

const text = (max: number) => z.string().check(z.maxLength(max));

/**
 * The body for creating an order: one entry of `POST /orders`, one order of an import chunk. `validateOrder` checks it, including the
 * lengths of fields.
 */
export const orderPayloadShape = z.strictObject({
  /** ISO day. */
  date: text(40),
  external_order_id: text(200),
  customer_order_reference: z.optional(text(200)),
  items: z
    .array(z.strictObject({ id: text(200), name: z.optional(text(300)), qty: z.number() }))
    .check(z.maxLength(500)),
  address: z.strictObject({
    /** Any text: the rules accept more spellings than these and report unknown ones. */
    salutation: z.optional(judgedLater<Salutation | ''>(text(200))),
    company: z.optional(text(200)),
    name: z.optional(text(200)),
    second_name: z.optional(text(200)),
    street: z.optional(text(200)),
    address_second_line: z.optional(text(200)),
    postal_code: z.optional(text(200)),
    city: z.optional(text(200)),
    country_code: z.optional(text(200)),
    email: z.optional(text(300)),
  }),
  pack_station: z.optional(text(200)),
  post_filiale: z.optional(text(200)),
  post_number: z.optional(text(200)),
  /** ERP id of the merchant who owns the order; only for staff. */
  merchant_erp_id: z.optional(z.int().check(z.minimum(1))),
});
export type OrderPayload = Wire<typeof orderPayloadShape>;
