import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';
import { findFields, limitUpTo } from './find-shape.js';

/** Most rows of one CSV download (specification 1 section 9). */
export const CSV_MAX_ROWS = 5000;
/** The ways a CSV can be written: German Excel (`;`, BOM, dd.mm.yyyy), English Excel (`,`, BOM, ISO days, which no import can mistake), plain (`,`, ISO). */
export const CSV_DIALECTS = ['excel-de', 'excel-en', 'plain'] as const;
export type CsvDialect = (typeof CSV_DIALECTS)[number];

const fields = {
  ...findFields,
  /** At most 5,000 for one download; the next part is asked for with the answer's `X-Next-Cursor`. */
  limit: limitUpTo(CSV_MAX_ROWS),
  dialect: z.optional(z.enum(CSV_DIALECTS)),
  /** Export columns by name, in order; all when absent. */
  columns: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(60))),
};
const ids = z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(CSV_MAX_ROWS));

/** A download of what is found. */
export const csvShape = z.strictObject(fields);
/** A download of what is found, or only of some of it. */
export const csvOfSomeShape = z.strictObject({
  ...fields,
  /** Only these of the found records, by their numbers, at most 5,000. */
  ids: z.optional(ids),
});
/** The body of a download: a find, and how its records are written. */
export type GenerateCsv = Wire<typeof csvOfSomeShape>;
