import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';
import { orderMachine, type OrderEvent } from './order.machine.js';
import { ORDER_STATUSES, type OrderStatus } from './order.types.js';

/** What can be done with many orders at once. */
export const BULK_ACTIONS = ['hold', 'release', 'cancel'] as const satisfies readonly OrderEvent[];
export type BulkAction = (typeof BULK_ACTIONS)[number];
/** Most orders of one call; what is more goes on with the answer's `next`. */
export const BULK_MAX_ORDERS = 5000;

/** What becomes of an order. `failed`: it could have changed, but was not stored. */
export const BULK_OUTCOMES = ['changed', 'unchanged', 'refused', 'failed'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];
/**
 * Why an order does not change: it is in that status already; the machine knows no way from its status; it must be released first; nobody
 * may know of it; storing it failed.
 */
export const BULK_REASONS = ['alreadyThere', 'statusConflict', 'heldFirst', 'notFound', 'notStored'] as const;
export type BulkReason = (typeof BULK_REASONS)[number];

/** An order as far as a plan needs it. */
export interface BulkOrder {
  readonly id: number;
  readonly externalOrderId: string;
  readonly status: OrderStatus;
}

/** What becomes of one order, and why. */
export const bulkEntryShape = z.strictObject({
  order_id: z.int(),
  /** Empty when the order was not found. */
  external_order_id: z.string(),
  /** Before; null when the order was not found. */
  status: z.nullable(z.enum(ORDER_STATUSES)),
  /** After; null unless it changes. */
  new_status: z.nullable(z.enum(ORDER_STATUSES)),
  outcome: z.enum(BULK_OUTCOMES),
  /** Null when it changes. */
  reason: z.nullable(z.enum(BULK_REASONS)),
});
export type BulkEntry = Wire<typeof bulkEntryShape>;

const TARGETS: Readonly<Record<BulkAction, OrderStatus>> = {
  hold: 'on hold',
  release: 'offen',
  cancel: 'storniert',
};

/**
 * What an action would make of the orders named, one entry an id in the given order, an id named twice once. Orders that are not among
 * `found` count as not found. Writes nothing; who applies the plan changes exactly the entries that are `changed`.
 */
export function planBulk(
  action: BulkAction,
  ids: readonly number[],
  found: readonly BulkOrder[],
): readonly BulkEntry[] {
  const orders = new Map(found.map((order) => [order.id, order]));
  return [...new Set(ids)].map((id) => {
    const order = orders.get(id);
    return order === undefined ? notFound(id) : planOne(action, order);
  });
}

function planOne(action: BulkAction, { id, externalOrderId, status }: BulkOrder): BulkEntry {
  const target = TARGETS[action];
  const entry = { order_id: id, external_order_id: externalOrderId, status };
  if (status === target) return { ...entry, new_status: null, outcome: 'unchanged', reason: 'alreadyThere' };
  if (orderMachine.can(status, action))
    return { ...entry, new_status: orderMachine.next(status, action), outcome: 'changed', reason: null };
  const reason = orderMachine.can(status, 'release') ? 'heldFirst' : 'statusConflict';
  return { ...entry, new_status: null, outcome: 'refused', reason };
}

function notFound(id: number): BulkEntry {
  return {
    order_id: id,
    external_order_id: '',
    status: null,
    new_status: null,
    outcome: 'refused',
    reason: 'notFound',
  };
}

/** The entries of a plan whose storing failed: nothing of them has changed. */
export function failedEntries(plan: readonly BulkEntry[]): readonly BulkEntry[] {
  return plan.map((entry) =>
    entry.outcome === 'changed'
      ? { ...entry, new_status: null, outcome: 'failed', reason: 'notStored' }
      : entry,
  );
}

/** How many entries have each outcome. */
export function countOutcomes(entries: readonly BulkEntry[]): Readonly<Record<BulkOutcome, number>> {
  const counts: Record<BulkOutcome, number> = { changed: 0, unchanged: 0, refused: 0, failed: 0 };
  for (const { outcome } of entries) counts[outcome] += 1;
  return counts;
}
