import * as z from 'zod/mini';
import { defineCall, findFields, resourceCall } from '../wire/index.js';
import type { Wire } from '../validation/index.js';
import { BULK_ACTIONS, BULK_MAX_ORDERS, bulkEntryShape } from './bulk-plan.js';

const { query, search, cursor } = findFields;
const bulkRequest = z.strictObject({
  action: z.enum(BULK_ACTIONS),
  /** ERP ids (`_ID_AUFTRA`), at most 5,000. */
  ids: z.optional(z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(BULK_MAX_ORDERS))),
  /** Selects at most 5,000 of the found orders; `cursor` continues after the previous answer. */
  find: z.optional(z.strictObject({ query, search, cursor })),
  /** True to answer only what would happen to each order. */
  dryRun: z.optional(z.boolean()),
});
/** The selection of orders: by `ids`, or by a find, sorted by id; exactly one of the two. */
export type BulkRequest = Wire<typeof bulkRequest>;

const bulkAnswer = z.strictObject({
  entries: z.array(bulkEntryShape),
  /** Number of all selected orders; with a find, larger than the number of `entries` when there is a `next`. */
  foundCount: z.int(),
  /** The cursor of the next orders of a find; null after the last. */
  next: z.nullable(z.string()),
});
export type BulkAnswer = Wire<typeof bulkAnswer>;

/**
 * Changes the status of many orders along the status machine. Every thousand are stored in a separate transaction and each order has its
 * own outcome, so that an order that cannot change does not block others. The answer is 200 whatever the outcomes. When the call is sent
 * again, orders already changed are `unchanged`.
 */
export const ordersBulk = defineCall({
  id: 'orders.bulk',
  method: 'POST',
  path: '/orders/bulk',
  weight: 'heavy',
  access: resourceCall('/orders'),
  keepsFilters: true,
  summary: 'Holds, releases or cancels up to 5,000 orders and tells what became of each.',
  body: bulkRequest,
  response: bulkAnswer,
});
