import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';
import { findFields, limitUpTo } from './find-shape.js';

/** Most rows of one CSV download (specification 1 section 9). */
export const CSV_MAX_ROWS = 5000;
/** The CSV dialects: German Excel (`;`, BOM, dd.mm.yyyy), English Excel (`,`, BOM, ISO days, which no import can misread), plain (`,`, ISO). */
export const CSV_DIALECTS = ['excel-de', 'excel-en', 'plain'] as const;
export type CsvDialect = (typeof CSV_DIALECTS)[number];

const fields = {
  ...findFields,
  /** At most 5,000 for one download; the answer's `X-Next-Cursor` requests the next part. */
  limit: limitUpTo(CSV_MAX_ROWS),
  dialect: z.optional(z.enum(CSV_DIALECTS)),
  /** Export columns by name, in order; all by default. */
  columns: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(60))),
};
const ids = z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(CSV_MAX_ROWS));

/** The body of a download of all found records. */
export const csvShape = z.strictObject(fields);
/** The body of a download of all found records, or of some of them. */
export const csvOfSomeShape = z.strictObject({
  ...fields,
  /** Numbers of the only records to include, at most 5,000. */
  ids: z.optional(ids),
});
/** The body of a download: a find, and the format of its records. */
export type GenerateCsv = Wire<typeof csvOfSomeShape>;
