import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';

/** The states of a delivery (specification 2 section 4); the values stand on the wire. */
export const DELIVERY_STATUSES = [
  'OPEN',
  'UNDER_REVIEW',
  'ACCEPTED',
  'DECLINED',
  'OBSOLETE',
  'DONE',
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** A product of a delivery and how many units of it are announced. */
export interface DeliveryProduct {
  /** The product's number. */
  readonly id: string;
  readonly name: string;
  readonly qty: number;
}

const id = z.int().check(z.minimum(1));

/** Goods announced to the warehouse, as they stand on the wire (specification 2 section 3). */
export const deliveryShape = z.strictObject({
  id,
  /** Instant, ISO in UTC. */
  creation_date: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  /** JSON text of `DeliveryProduct[]`, see `parseDeliveryProducts`. */
  products: z.string(),
  merchant_id: id,
  user: z.strictObject({ merchant: z.strictObject({ merchant_name: z.string() }) }),
  erp_shop_code: z.string(),
  /** Instant, ISO in UTC. */
  delivery_datetime: z.string(),
  /** File name of an uploaded document; empty without one. */
  document_file: z.string(),
  contact: z.string(),
  phone_number: z.string(),
  tracking_number: z.string(),
  warehouse: z.string(),
  note: z.string(),
  carrier: z.string(),
  /** The ERP's number of the inbound order; null until it knows the delivery. */
  intendo_id: z.nullable(id),
  /** Grows with every change of the delivery; a change says which one it was made from. */
  modId: z.string(),
});
export type Delivery = Wire<typeof deliveryShape>;

const text = (max: number) => z.string().check(z.maxLength(max));

/** What a delivery is announced with; texts that are left out are empty. The rules judge lengths, these bounds only stop what is no text of a form. */
export const deliveryFieldsShape = z.strictObject({
  /** Instant, ISO. */
  delivery_datetime: text(60),
  /** File name of the uploaded delivery note. */
  document_file: text(300),
  /** JSON text of `DeliveryProduct[]`. */
  products: text(200_000),
  /** Name of the warehouse. */
  warehouse: text(200),
  contact: z.optional(text(300)),
  phone_number: z.optional(text(300)),
  carrier: z.optional(text(300)),
  tracking_number: z.optional(text(300)),
  note: z.optional(text(3000)),
});
export type DeliveryFields = Wire<typeof deliveryFieldsShape>;
