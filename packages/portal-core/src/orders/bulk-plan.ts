import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';
import { orderMachine, type OrderEvent } from './order.machine.js';
import { ORDER_STATUSES, type OrderStatus } from './order.types.js';

/** The actions available for many orders at once. */
export const BULK_ACTIONS = ['hold', 'release', 'cancel'] as const satisfies readonly OrderEvent[];
export type BulkAction = (typeof BULK_ACTIONS)[number];
/** Most orders of one call; the answer's `next` continues with the rest. */
export const BULK_MAX_ORDERS = 5000;

/** The outcome of an order. `failed`: the change was allowed, but could not be stored. */
export const BULK_OUTCOMES = ['changed', 'unchanged', 'refused', 'failed'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];
/**
 * Reasons why an order does not change: it already has that status; the machine has no step from its status; it must be released first; the
 * user may not see it or it does not exist; storing it failed.
 */
export const BULK_REASONS = ['alreadyThere', 'statusConflict', 'heldFirst', 'notFound', 'notStored'] as const;
export type BulkReason = (typeof BULK_REASONS)[number];

/** The parts of an order that a plan needs. */
export interface BulkOrder {
  readonly id: number;
  readonly externalOrderId: string;
  readonly status: OrderStatus;
}

/** The outcome of one order, with the reason. */
export const bulkEntryShape = z.strictObject({
  order_id: z.int(),
  /** Empty when the order was not found. */
  external_order_id: z.string(),
  /** Status before; null when the order was not found. */
  status: z.nullable(z.enum(ORDER_STATUSES)),
  /** Status after; null unless it changes. */
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
 * Plans an action on the named orders: one entry per id in the given order; a repeated id has one entry. Orders missing in `found` count as
 * not found. Writes nothing; applying the plan changes exactly the entries that are `changed`.
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

/** The entries of a plan that could not be stored: none of their orders has changed. */
export function failedEntries(plan: readonly BulkEntry[]): readonly BulkEntry[] {
  return plan.map((entry) =>
    entry.outcome === 'changed'
      ? { ...entry, new_status: null, outcome: 'failed', reason: 'notStored' }
      : entry,
  );
}

/** Number of entries by outcome. */
export function countOutcomes(
  entries: readonly Pick<BulkEntry, 'outcome'>[],
): Readonly<Record<BulkOutcome, number>> {
  const counts: Record<BulkOutcome, number> = { changed: 0, unchanged: 0, refused: 0, failed: 0 };
  for (const { outcome } of entries) counts[outcome] += 1;
  return counts;
}
