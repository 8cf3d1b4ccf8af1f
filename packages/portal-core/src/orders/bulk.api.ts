import * as z from 'zod/mini';
import { defineCall, resourceCall } from '../api/call.js';
import type { ErpFind } from '../erp/erp.types.js';
import { BULK_ACTIONS, BULK_MAX_ORDERS, type BulkAction, type BulkEntry } from './bulk-plan.js';
import { findQueryShape } from '../api/find-shape.js';

/** Which orders: those named by `ids`, or those of a find, by id; exactly one of the two. */
export interface BulkRequest {
  readonly action: BulkAction;
  /** ERP ids (`_ID_AUFTRA`), at most 5,000. */
  readonly ids?: readonly number[];
  /** At most 5,000 of what it finds; `cursor` goes on where the answer before ended. */
  readonly find?: Pick<ErpFind, 'query' | 'search' | 'cursor'>;
  /** Only tells what would become of each order. */
  readonly dryRun?: boolean;
}
export interface BulkAnswer {
  readonly entries: readonly BulkEntry[];
  /** All orders the request is about; of a find more than `entries` when there is a `next`. */
  readonly foundCount: number;
  /** The cursor of the next orders of a find; null when these were the last. */
  readonly next: string | null;
}

/**
 * Changes the status of many orders along the status machine. Each thousand is stored in a transaction of its own and each order is told
 * by itself, so that what cannot change holds nothing else up; the answer is 200 whatever became of them. Sent again, changed orders are
 * told as `unchanged`.
 */
export const ordersBulk = defineCall<undefined, undefined, BulkRequest, BulkAnswer>({
  id: 'orders.bulk',
  method: 'POST',
  path: '/orders/bulk',
  access: resourceCall('/orders'),
  summary: 'Holds, releases or cancels up to 5,000 orders and tells what became of each.',
  body: z.strictObject({
    action: z.enum(BULK_ACTIONS),
    ids: z.optional(z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(BULK_MAX_ORDERS))),
    find: z.optional(
      z.strictObject({
        query: z.optional(findQueryShape),
        search: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
        cursor: z.optional(z.string().check(z.maxLength(500))),
      }),
    ),
    dryRun: z.optional(z.boolean()),
  }),
});
