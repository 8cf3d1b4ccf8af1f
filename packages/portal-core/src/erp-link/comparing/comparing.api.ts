import * as z from 'zod/mini';
import type { Wire } from '../../validation/index.js';
import { defineCall, resourceCall } from '../../wire/index.js';
import { comparisonShape, dayShape, orderThereShape } from './comparison.types.js';

/** Days of the orders, both included; at most a year. */
const days = { from: dayShape, to: dayShape };
const compareInput = z.strictObject({
  ...days,
  /** All orders of these days as the ERP has them; left out, they are read from the connected FileMaker file. */
  orders: z.optional(z.array(orderThereShape).check(z.maxLength(20_000))),
});
export type CompareInput = Wire<typeof compareInput>;

/** Compares the orders of some days with those of the ERP, and changes nothing. 404 where none are sent and no file is connected. */
export const erpCompare = defineCall({
  id: 'erpLink.compare',
  method: 'POST',
  path: '/erp/compare',
  effect: 'read',
  access: resourceCall('/erp-link'),
  apiKey: ['erp:report'],
  weight: 'heavy',
  maxBodyBytes: 8 * 1024 * 1024,
  maxValues: 200_000,
  summary: 'Where the orders of some days differ between Kontor and the ERP.',
  body: compareInput,
  response: comparisonShape,
});

/** The last comparison that the server made by itself, each week; null before the first. */
export const erpComparisonLast = defineCall({
  id: 'erpLink.comparison',
  method: 'GET',
  path: '/erp/comparison',
  access: resourceCall('/erp-link'),
  summary: 'What the last weekly comparison with the ERP has found.',
  response: z.strictObject({ comparison: z.nullable(comparisonShape) }),
});

/**
 * Tells the ERP once more of orders that it has taken and has no longer, as after the restore of a backup. They are looked up there before
 * they are created; while the connection is paused they wait. 404 where no FileMaker file is connected.
 */
export const erpSendMissing = defineCall({
  id: 'erpLink.sendMissing',
  method: 'POST',
  path: '/erp/send-missing',
  access: resourceCall('/settings'),
  weight: 'heavy',
  summary: 'Puts orders that the ERP has lost on their way again.',
  body: z.strictObject(days),
  response: z.strictObject({
    orders: z.int(),
    /** Why the ERP could not be read to the end, and nothing is sent; empty when it was. */
    failure: z.string(),
  }),
});
