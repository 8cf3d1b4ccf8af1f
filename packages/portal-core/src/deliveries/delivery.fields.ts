import * as z from 'zod/mini';
import { type FieldMap, text } from '../fields/index.js';

/** The statuses of a delivery (specification 2 section 4); the values are part of the wire format. */
export const DELIVERY_STATUSES = [
  'OPEN',
  'UNDER_REVIEW',
  'ACCEPTED',
  'DECLINED',
  'OBSOLETE',
  'DONE',
] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

const id = z.int().check(z.minimum(1));

/**
 * The fields of a delivery that are stored in its row (specification 2 section 3); an absent text is stored as an empty one. Inputs,
 * answers, limits, labels, select lists and names in the audit log are derived from them. A new field fails to compile wherever else it
 * needs a decision.
 */
export const DELIVERY_FIELDS = {
  id: { label: 'deliveries.id', answer: id },
  /** Instant, ISO in UTC. */
  creation_date: { label: 'deliveries.created', answer: z.string() },
  status: { label: 'deliveries.status', answer: z.enum(DELIVERY_STATUSES) },
  erp_shop_code: { label: 'users.shopCode', answer: z.string() },
  /** Instant, ISO; in UTC in answers. */
  delivery_datetime: {
    label: 'deliveries.arriving',
    input: z.string().check(z.maxLength(60)),
    answer: z.string(),
  },
  /** JSON text of `DeliveryProduct[]`, see `parseDeliveryProducts`. */
  products: {
    label: 'deliveries.products',
    input: z.string().check(z.maxLength(200_000)),
    answer: z.string(),
  },
  /** Name of the warehouse. */
  warehouse: text({ label: 'deliveries.warehouse', min: 2, max: 100, upTo: 200 }),
  /** File name of the uploaded delivery note. */
  document_file: text({ label: 'deliveries.document', min: 3, max: 200, upTo: 300 }),
  contact: text({ label: 'deliveries.contact', max: 100, upTo: 300, absent: 'left out' }),
  phone_number: text({ label: 'deliveries.phone', max: 100, upTo: 300, absent: 'left out' }),
  carrier: text({ label: 'deliveries.carrier', max: 100, upTo: 300, absent: 'left out' }),
  tracking_number: text({ label: 'deliveries.trackingNumber', max: 100, upTo: 300, absent: 'left out' }),
  note: text({ label: 'deliveries.note', max: 1000, upTo: 3000, absent: 'left out', hasLines: true }),
  /** The ERP's number of the inbound order; null until the ERP has the delivery. */
  intendo_id: { label: 'deliveries.erpNumber', answer: z.nullable(id) },
} as const satisfies FieldMap;
