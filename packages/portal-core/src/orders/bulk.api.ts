import * as z from 'zod/mini';
import { defineCall, findFields, resourceCall } from '../wire/index.js';
import type { Wire } from '../validation/index.js';
import { BULK_ACTIONS, BULK_MAX_ORDERS, bulkEntryShape } from './bulk-plan.js';

const { query, search, cursor } = findFields;
const bulkRequest = z.strictObject({
  action: z.enum(BULK_ACTIONS),
  /** ERP ids (`_ID_AUFTRA`), at most 5,000. */
  ids: z.optional(z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(BULK_MAX_ORDERS))),
  /** At most 5,000 of what it finds; `cursor` goes on where the answer before ended. */
  find: z.optional(z.strictObject({ query, search, cursor })),
  /** Only tells what would become of each order. */
  dryRun: z.optional(z.boolean()),
});
/** Which orders: those named by `ids`, or those of a find, by id; exactly one of the two. */
export type BulkRequest = Wire<typeof bulkRequest>;

const bulkAnswer = z.strictObject({
  entries: z.array(bulkEntryShape),
  /** All orders the request is about; of a find more than `entries` when there is a `next`. */
  foundCount: z.int(),
  /** The cursor of the next orders of a find; null when these were the last. */
  next: z.nullable(z.string()),
});
export type BulkAnswer = Wire<typeof bulkAnswer>;

/**
 * Changes the status of many orders along the status machine. Each thousand is stored in a transaction of its own and each order is told
 * by itself, so that what cannot change holds nothing else up; the answer is 200 whatever became of them. Sent again, changed orders are
 * told as `unchanged`.
 */
export const ordersBulk = defineCall({
  id: 'orders.bulk',
  method: 'POST',
  path: '/orders/bulk',
  access: resourceCall('/orders'),
  summary: 'Holds, releases or cancels up to 5,000 orders and tells what became of each.',
  body: bulkRequest,
  response: bulkAnswer,
});
