import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';

const orderState = z.strictObject({
  kind: z.literal('order'),
  status: z.string(),
  tracking_number: z.string(),
  carrier: z.string(),
  /** The note shown on the warehouse's scanner. */
  comment: z.string(),
  /** The delivery address as printed, lines separated by carriage returns. */
  address: z.string(),
  items: z.array(z.strictObject({ id: z.string(), name: z.string(), qty: z.number() })),
});
/** What an order was at an instant. */
export type OrderState = Wire<typeof orderState>;

const orderErrorState = z.strictObject({
  kind: z.literal('order_error'),
  id: z.int(),
  type: z.string(),
  status: z.string(),
  /** Instant, ISO in UTC. */
  error_date: z.string(),
  description: z.string(),
});
/** What an order error said at an instant. */
export type OrderErrorState = Wire<typeof orderErrorState>;

const deliveryLineState = z.strictObject({
  kind: z.literal('delivery_line'),
  /** The line's number in the inbound order. */
  position: z.int(),
  product_id: z.string(),
  name: z.string(),
  /** Announced units. */
  ordered: z.int(),
  /** Units that have arrived in all. */
  booked: z.int(),
  /** Why the two differ. */
  reason: z.string(),
});
/** What was announced and what had arrived of a product at an instant. */
export type DeliveryLineState = Wire<typeof deliveryLineState>;

const causeState = z.discriminatedUnion('kind', [orderState, orderErrorState, deliveryLineState]);
export type CauseState = Wire<typeof causeState>;

/** What a thread is about: as it stood when the comment was written, and as it stands. */
export const causeShape = z.strictObject({
  id: z.int(),
  comment_id: z.int(),
  /** Instant of `then`, ISO in UTC. */
  taken_at: z.string(),
  then: causeState,
  /** Null when it is gone. */
  now: z.nullable(causeState),
});
export type Cause = Wire<typeof causeShape>;
