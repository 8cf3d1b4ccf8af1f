import * as z from 'zod/mini';
import type { OrderStatus } from '../../orders/index.js';
import type { Wire } from '../../validation/index.js';

/** A day as `YYYY-MM-DD`; the rules say whether it exists. */
export const dayShape = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** An order as the ERP has it. */
export const orderThereShape = z.strictObject({
  /** Kontor's number of the order; or the external one. */
  order_id: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  external_order_id: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
  merchant_erp_id: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  /** A status of Kontor, or one of the usual words for it. */
  status: z.string().check(z.maxLength(100)),
  /** Number of pieces of all its items; left out, they are not compared. */
  pieces: z.optional(z.nullable(z.int())),
});
export type OrderThere = Wire<typeof orderThereShape>;

/** An order as Kontor has it. */
export interface OrderHere {
  readonly order_id: number;
  readonly external_order_id: string;
  readonly merchant_erp_id: number;
  readonly status: OrderStatus;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly pieces: number;
  /** The last status that the ERP itself reported; null when it reported none. */
  readonly reported: OrderStatus | null;
  /** Whether the ERP has taken it at some time. */
  readonly isKnown: boolean;
  /** Whether the ERP is about to be told something of it, so that it may differ now. */
  readonly isUnderWay: boolean;
}

/**
 * How both sides differ about an order: `missing_there`, the ERP took it once and has it no more; `missing_here`, Kontor has no such order;
 * `behind_here`, the ERP is a step further; `behind_there`, Kontor is; `went_back`, the ERP itself has said a later status than it has now;
 * `status`, neither leads to the other; `pieces`; `double`, the ERP has it more than once.
 */
export const DIFFERENCE_KINDS = [
  'went_back',
  'missing_there',
  'missing_here',
  'double',
  'status',
  'behind_here',
  'behind_there',
  'pieces',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export const differenceShape = z.strictObject({
  kind: z.enum(DIFFERENCE_KINDS),
  /** Null where Kontor has no such order. */
  order_id: z.nullable(z.int()),
  external_order_id: z.string(),
  merchant_erp_id: z.nullable(z.int()),
  /** `YYYY-MM-DD`; empty where Kontor has no such order. */
  day: z.string(),
  /** What Kontor has: a status, or a number of pieces; empty for nothing. */
  here: z.string(),
  there: z.string(),
});
export type Difference = Wire<typeof differenceShape>;

/** The orders of a status and day on both sides. */
export const comparedDayShape = z.strictObject({
  day: z.string(),
  status: z.string(),
  orders_here: z.int(),
  orders_there: z.int(),
  pieces_here: z.int(),
  pieces_there: z.int(),
});
export type ComparedDay = Wire<typeof comparedDayShape>;

export const comparisonShape = z.strictObject({
  from: dayShape,
  to: dayShape,
  /** Instant, ISO in UTC. */
  compared_at: z.string(),
  orders_here: z.int(),
  orders_there: z.int(),
  /** Orders that the ERP is about to be told something of; they are not compared. */
  under_way: z.int(),
  /** Orders that the ERP was never told of; they are not compared. */
  untold: z.int(),
  /** Counts and sums by day and status, where they differ. */
  days: z.array(comparedDayShape),
  /** Number of differences, of which the first thousand are named. */
  difference_count: z.int(),
  differences: z.array(differenceShape),
  /** Whether the ERP seems to have been restored from an older backup: it has lost what it has said or taken. */
  looks_restored: z.boolean(),
  /** Why the ERP could not be read to the end, and nothing was compared; empty when it was. */
  failure: z.string(),
});
export type Comparison = Wire<typeof comparisonShape>;
