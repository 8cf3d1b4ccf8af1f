import * as z from 'zod/mini';
import type { Wire } from '../../validation/index.js';
import { defineCall, resourceCall } from '../../wire/index.js';
import { comparisonShape, orderThereShape } from './comparison.types.js';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const compareInput = z.strictObject({
  /** Days of the orders, both included. */
  from: day,
  to: day,
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
