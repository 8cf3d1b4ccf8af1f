import * as z from 'zod/mini';
import { ORDER_STATUSES, type ADDRESS_FIELDS, type OrderStatus } from '../orders/index.js';
import type { Wire } from '../validation/index.js';
import { readableIssueShape } from '../wire/index.js';

/** Limits of what the ERP reports. */
export const ERP_LIMITS = {
  /** Most records of one set. */
  records: 5000,
  /** Most tracking numbers of one order, in a report and altogether. */
  trackingNumbers: 50,
  /** Most characters of them together, as many as a person can edit. */
  trackingText: 1000,
  /** Most characters of a tracking number, a carrier, a warehouse, a place, and the ERP's own number. */
  text: 100,
  /** Largest stock of a place, in pieces. */
  pieces: 1_000_000_000,
} as const;

/** Longer texts come in, so that the record is refused and not the whole set. */
const text = z.string().check(z.maxLength(1000));
/** Nothing is said by a field that is left out or null. */
const said = <Shape extends z.core.$ZodType>(shape: Shape) => z.optional(z.nullable(shape));
const merchant_erp_id = said(z.int().check(z.minimum(1)));

/**
 * When the record was so in the ERP: a number that grows with every change of it there, or an instant with its zone. Only values of the
 * same kind are compared; a report older than the last one about the record is `stale`, an equal one passes.
 */
const source = {
  source_version: said(z.int().check(z.minimum(0))),
  /** ISO 8601 with zone: `2026-11-27T08:15:00+01:00`. */
  source_time: said(text),
};

/** What the shapes of all reports have in common. */
export const reportParts = { text, said, merchant_erp_id, source } as const;

/** Parts of a delivery address, as an order has them. */
const reportedAddress = z.strictObject({
  salutation: said(text),
  company: said(text),
  name: said(text),
  second_name: said(text),
  street: said(text),
  address_second_line: said(text),
  postal_code: said(text),
  city: said(text),
  country_code: said(text),
  email: said(text),
} satisfies Record<keyof typeof ADDRESS_FIELDS, unknown>);

/** What the ERP says of an order. What is left out stays as it is. */
export const orderReportShape = z.strictObject({
  /** The number the order has in Kontor (`_ID_AUFTRA`); or the external one. */
  order_id: said(z.int().check(z.minimum(1))),
  external_order_id: said(text),
  /** The ERP's number of the merchant; needed where two merchants have an order of that external number. */
  merchant_erp_id,
  /** A status of Kontor, or one of the usual words for it (`ERP_STATUS_WORDS`). */
  status: said(text),
  /** Added to those that the order has. */
  tracking_numbers: said(z.array(text).check(z.maxLength(200))),
  carrier: said(text),
  /** The number that the order has in the ERP. */
  erp_number: said(text),
  /** The delivery address, until the goods have left; a part that is empty is emptied. */
  address: said(reportedAddress),
  ...source,
});
export type OrderReport = Wire<typeof orderReportShape>;

/** What the ERP says of the stock of a product in a warehouse, as a whole and never as a difference. */
export const stockReportShape = z.strictObject({
  product_number: text,
  merchant_erp_id,
  /** Name of the warehouse. */
  warehouse: text,
  /** Its place in the warehouse; left out, the stock is that of the whole warehouse. */
  position: said(text),
  /** All pieces that lie there, those included that orders have reserved. */
  on_hand: z.number(),
  ...source,
});
export type StockReport = Wire<typeof stockReportShape>;

/**
 * What became of a report: `applied`; `unchanged`, since it was so already; `stale`, an older state than the known one; `conflict`, a person
 * has to decide; `invalid`, it breaks a rule; `unknown`, there is no such record; `failed`, the database could not store it: send it again.
 */
export const REPORT_RESULTS = [
  'applied',
  'unchanged',
  'stale',
  'conflict',
  'invalid',
  'unknown',
  'failed',
] as const;
export type ReportResult = (typeof REPORT_RESULTS)[number];

const result = z.enum(REPORT_RESULTS);
const reasons = z.array(readableIssueShape);

export const orderReportEntryShape = z.strictObject({
  /** Index, from 0, in the set that was sent. */
  index: z.int(),
  external_order_id: z.string(),
  /** Null where there is no such order. */
  order_id: z.nullable(z.int()),
  result,
  /** The order's status afterwards; null where there is no such order. */
  status: z.nullable(z.enum(ORDER_STATUSES)),
  /** Why it was not applied. */
  errors: reasons,
});

const otherPlaceShape = z.strictObject({
  position: z.string(),
  /** All pieces that lie there. */
  on_hand: z.int(),
});
/** A place of a product where pieces lie, which a file does not name. */
export type OtherPlace = Wire<typeof otherPlaceShape>;

export const stockReportEntryShape = z.strictObject({
  index: z.int(),
  product_number: z.string(),
  result,
  /** Pieces of the place that no order has reserved, afterwards; null where there is no such product or warehouse. */
  available: z.nullable(z.int()),
  errors: reasons,
  /**
   * Of a file that is only looked at, with the first report of a product by places of a warehouse: the other places there where pieces lie and
   * that its set does not name.
   */
  others: z.optional(z.array(otherPlaceShape)),
});

/** Number of reports by what became of them. */
export const reportCountsShape = z.strictObject({
  applied: z.int(),
  unchanged: z.int(),
  stale: z.int(),
  conflict: z.int(),
  invalid: z.int(),
  unknown: z.int(),
  failed: z.int(),
});
export type ReportCounts = Wire<typeof reportCountsShape>;

/** The last report about a record: the marks by which an older one is recognised, and what the ERP said last. */
export interface ErpMark {
  readonly source_version: number | null;
  /** ISO instant in UTC. */
  readonly source_time: string | null;
  /** The last status that the ERP reported; null when it reported none. */
  readonly status: OrderStatus | null;
  /** Whether the order is on hold because the ERP said so, and no person has changed its status since. */
  readonly holds: boolean;
  readonly erp_number: string;
}

/** The mark of a record that the ERP has said nothing about. */
export const NO_MARK: ErpMark = {
  source_version: null,
  source_time: null,
  status: null,
  holds: false,
  erp_number: '',
};
