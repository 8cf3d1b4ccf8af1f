import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';

export const SALUTATIONS = ['herr', 'frau', 'firma'] as const;
export type Salutation = (typeof SALUTATIONS)[number];

/** An order ready to be stored, as `normaliseOrder` returns it. */
export const newOrderShape = z.strictObject({
  external_order_id: z.string(),
  customer_order_reference: z.string(),
  /** ISO day. */
  date: z.string(),
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
  address: z.strictObject({
    salutation: z.enum([...SALUTATIONS, '']),
    company: z.string(),
    name: z.string(),
    second_name: z.string(),
    street: z.string(),
    address_second_line: z.string(),
    postal_code: z.string(),
    city: z.string(),
    /** ISO 3166-1 alpha-2, upper case. */
    country_code: z.string(),
    email: z.string(),
  }),
});
export type NewOrder = Wire<typeof newOrderShape>;
export type OrderItem = NewOrder['items'][number];
export type DeliveryAddress = NewOrder['address'];
