import * as z from 'zod/mini';
import type { InvestigationStatus } from '../investigations/index.js';
import type { Wire } from '../validation/index.js';

/** States of an order (specification 1 section 4); the values stand on the wire. */
export const ORDER_STATUSES = ['offen', 'geliefert', 'verrechnet', 'storniert', 'on hold', ''] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const SALUTATIONS = ['herr', 'frau', 'firma'] as const;
export type Salutation = (typeof SALUTATIONS)[number];

/** An order ready to be stored: what `normaliseOrder` makes of a payload. */
export const newOrderShape = z.strictObject({
  external_order_id: z.string(),
  customer_order_reference: z.string(),
  /** ISO day. */
  date: z.string(),
  items: z.array(
    z.strictObject({
      /** The product's number (ERP `Nr_Artikel`). */
      id: z.string(),
      name: z.string(),
      /** Whole number, at least 1. */
      qty: z.int(),
    }),
  ),
  /** Where it goes. Empty text where a part is not given. */
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

/** An order as screens and commands see it: the ERP record translated to the dictionary's words. */
export interface Order {
  readonly id: number;
  readonly recordId: string;
  readonly modId: string;
  readonly externalOrderId: string;
  readonly customerReference: string;
  /** ISO day, `YYYY-MM-DD`; empty when the ERP has none. */
  readonly date: string;
  readonly status: OrderStatus;
  readonly trackingNumbers: readonly string[];
  readonly carrier: string;
  readonly addressId: number;
  /** First line of the printed address. */
  readonly recipient: string;
  readonly merchantErpId: number;
  readonly merchantName: string;
  /** The note the warehouse's scanner shows. */
  readonly comment: string;
  readonly customerId: string;
  readonly shippingMethod: string;
  readonly items: readonly OrderItem[];
  readonly investigationStatus: InvestigationStatus | null;
  /** Instant, ISO in UTC; null while there is no investigation. */
  readonly investigationOpenedAt: string | null;
  readonly errorCount: number;
}
