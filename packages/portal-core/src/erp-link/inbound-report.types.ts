import * as z from 'zod/mini';
import { DELIVERY_STATUSES } from '../deliveries/index.js';
import type { Wire } from '../validation/index.js';
import { readableIssueShape } from '../wire/index.js';
import { REPORT_RESULTS, reportParts } from './erp-link.types.js';

const { text, said, merchant_erp_id, source } = reportParts;
const number = said(z.int().check(z.minimum(1)));

/** Most lines of one report: as many as a delivery has. */
const MOST_LINES = 500;

/** What the ERP says of a delivery that was announced to the warehouse. What is left out stays as it is. */
export const inboundReportShape = z.strictObject({
  /** Kontor's number of the delivery; or that of its inbound order. */
  delivery_id: number,
  intendo_id: number,
  merchant_erp_id,
  /** A status of Kontor, or one of the usual words for it. */
  status: said(text),
  lines: said(
    z
      .array(
        z.strictObject({
          /** Place in the delivery, from 1; or the number of a product that stands there once. */
          position: number,
          product_number: said(text),
          /** Pieces that have arrived in all, never a difference. */
          received: z.number(),
          /** Why it differs from what was announced. */
          reason: said(text),
        }),
      )
      .check(z.maxLength(MOST_LINES)),
  ),
  ...source,
});
export type InboundReport = Wire<typeof inboundReportShape>;

export const inboundReportEntryShape = z.strictObject({
  /** Index, from 0, in the set that was sent. */
  index: z.int(),
  /** Null where there is no such delivery. */
  delivery_id: z.nullable(z.int()),
  result: z.enum(REPORT_RESULTS),
  /** The delivery's status afterwards; null where there is no such delivery. */
  status: z.nullable(z.enum(DELIVERY_STATUSES)),
  /** Positions that the ERP only repeats and that were booked otherwise in Kontor since: they stay as they are in Kontor. */
  kept: z.array(z.int()),
  /** Why it was not applied. */
  errors: z.array(readableIssueShape),
});
export type InboundReportEntry = Wire<typeof inboundReportEntryShape>;
