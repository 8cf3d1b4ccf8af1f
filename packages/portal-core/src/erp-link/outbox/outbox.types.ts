import * as z from 'zod/mini';
import type { Wire } from '../../validation/index.js';

/** The kinds of records that the ERP is told of, each in a lane of its own. */
export const LANE_RECORDS = ['order', 'product', 'delivery'] as const;
export type LaneRecord = (typeof LANE_RECORDS)[number];

/**
 * What the ERP is told: that an order or a product is new, or something of it changed; that an order was cancelled; that a delivery was
 * accepted, or goods of it were booked in.
 */
export const ERP_NEWS = [
  'order.created',
  'order.changed',
  'order.cancelled',
  'product.created',
  'product.changed',
  'delivery.accepted',
  'delivery.booked',
] as const;
export type ErpNews = (typeof ERP_NEWS)[number];

/** The kind of record that news are about. */
export const recordOfNews = (news: ErpNews): LaneRecord =>
  news.startsWith('order.') ? 'order' : news.startsWith('product.') ? 'product' : 'delivery';

/**
 * Whether the connection sends: `running`; `paused` by a person; `stopped`, since the ERP refused access, which a person has to mend before it
 * is resumed.
 */
export const CONNECTION_STATES = ['running', 'paused', 'stopped'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

export const ERP_URL_MAX = 500;

export const erpConnectionShape = z.strictObject({
  /** Where news are sent to. */
  url: z.string(),
  state: z.enum(CONNECTION_STATES),
  /** What the ERP answered when it refused access, or how it could not be reached last; empty while all is well. */
  reason: z.string(),
  /** Instant, ISO in UTC, like the dates below: since when it is in that state. */
  since: z.string(),
  last_success_at: z.nullable(z.string()),
  /** When it is tried again while the ERP does not answer; null while it does. */
  next_try_at: z.nullable(z.string()),
  /** Number of news that wait, and the age of the oldest. */
  waiting: z.int(),
  oldest_at: z.nullable(z.string()),
  /** Number of records with news that the ERP refused. */
  blocked: z.int(),
  /** Number of news that the ERP took within the last hour. */
  sent_last_hour: z.int(),
  /** Whether the ERP is told of products, and of deliveries, beside orders. */
  tells_products: z.boolean(),
  tells_deliveries: z.boolean(),
});
export type ErpConnection = Wire<typeof erpConnectionShape>;

/** A record with news that the ERP refused, or that wait. */
export const erpLaneShape = z.strictObject({
  /** Number of the lane. */
  id: z.int(),
  record_type: z.enum(LANE_RECORDS),
  record_id: z.int(),
  /** The number by which people know it: that of the order in the shop, of the product, of the delivery. */
  number: z.string(),
  merchant_erp_id: z.int(),
  /** Name of the merchant; empty when the portal has none of that number. */
  merchant_name: z.string(),
  /** What was refused, or is to be sent next. */
  news: z.enum(ERP_NEWS),
  /** Number of news of the record that wait, this one counted. */
  waiting: z.int(),
  /** The ERP's own words; null while nothing was refused. */
  refusal: z.nullable(z.string()),
  /** Instant since when this news waits. */
  since: z.string(),
});
export type ErpLane = Wire<typeof erpLaneShape>;

/** What a person decides about refused news: send them again, leave them out for a reason, or say that they were done by hand in the ERP. */
export const LANE_DECISIONS = ['repeat', 'skip', 'done'] as const;
export type LaneDecision = (typeof LANE_DECISIONS)[number];

/**
 * Where an order stands between Kontor and the ERP: `none`, nothing was ever to be told; `waiting`, something is on its way; `refused`, the ERP
 * did not take it; `known`, the ERP knows all there is.
 */
export const ORDER_LINKS = ['none', 'waiting', 'refused', 'known'] as const;
export type OrderLink = (typeof ORDER_LINKS)[number];

export const orderLinkShape = z.strictObject({
  order_erp_id: z.int(),
  link: z.enum(ORDER_LINKS),
  /** The order's number in the ERP; empty while it is not known. */
  erp_number: z.string(),
  /** The ERP's own words of a refusal; empty without one. */
  refusal: z.string(),
});
export type ErpOrderLink = Wire<typeof orderLinkShape>;

/** What is wrong with a field or a portal of a layout, or with the layout itself, for a connector that needs it. */
export const LAYOUT_FLAWS = [
  'layoutMissing',
  'fieldMissing',
  'portalMissing',
  'wrongKind',
  'notWritable',
] as const;
export const erpCheckShape = z.strictObject({
  /** The file of the settings. */
  url: z.string(),
  /** The layouts that were looked at: that of orders, and those of products, deliveries and stock if the mapping names them. */
  layouts: z.array(z.string()),
  /** Why it could not be looked at, in the ERP's words; empty when it was. */
  failure: z.string(),
  /** Number of fields and portals that were looked for. */
  examined: z.int(),
  flaws: z.array(
    z.strictObject({
      /** The kind of records that the layout is for, and its name. */
      record: z.enum([...LANE_RECORDS, 'stock']),
      layout: z.string(),
      flaw: z.enum(LAYOUT_FLAWS),
      /** Name of the field, of the portal, or of the layout. */
      field: z.string(),
      /** The kind that is needed and the one that is there, in FileMaker's words; empty where they say nothing. */
      wanted: z.string(),
      found: z.string(),
    }),
  ),
});
export type ErpCheck = Wire<typeof erpCheckShape>;
export type LayoutFlaw = ErpCheck['flaws'][number];
