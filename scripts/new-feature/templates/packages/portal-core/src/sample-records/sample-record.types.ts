import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';

/** One of the sample records, as those who may see it are told. */
export const sampleRecordShape = z.strictObject({
  id: z.int(),
  name: z.string(),
});
export type SampleRecord = Wire<typeof sampleRecordShape>;
