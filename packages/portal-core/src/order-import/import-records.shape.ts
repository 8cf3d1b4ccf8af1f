import * as z from 'zod/mini';
import { ISSUE_CODES } from '../validation/index.js';
import { importProfileContentShape } from './recipe.shape.js';
import { IMPORT_FIELDS, IMPORT_OUTCOMES } from './order-import.types.js';

const id = z.int().check(z.minimum(1));

/** An issue of a row. */
export const rowIssueShape = z.strictObject({
  /** Line of the file on which the row begins, from 1, counting the header. */
  line: z.int(),
  /** Number of the column, from 1. */
  column: z.nullable(z.int()),
  field: z.nullable(z.enum(IMPORT_FIELDS)),
  /** The rejected text as in the file; empty when there is none. */
  value: z.string(),
  code: z.enum(ISSUE_CODES),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/** A recipe stored for files of one shape. */
export const rememberedRecipeShape = z.strictObject({
  id,
  /** Hash of the shape, as `shapeOf` returns it. */
  shape: z.string(),
  content: importProfileContentShape,
  /** Name of the file that it was confirmed with. */
  source_name: z.string(),
  /** Instant, ISO in UTC. */
  confirmed_at: z.string(),
  confirmed_by: z.strictObject({ id, username: z.string() }),
});

/** A range of lines, both ends included. */
export const lineRangeShape = z.strictObject({ from: z.int(), to: z.int() });

/** An import with its counts; the receipt once it is finished. */
export const orderImportShape = z.strictObject({
  id,
  state: z.enum(['running', 'finished', 'undone']),
  source_name: z.string(),
  source_sha256: z.string(),
  source_rows: z.int(),
  mode: z.string(),
  merchant_erp_id: z.int(),
  merchant_name: z.string(),
  created_by: z.strictObject({ id: z.int(), username: z.string() }),
  /** Instants, ISO in UTC. */
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
  counts: z.record(z.enum(IMPORT_OUTCOMES), z.int()),
  committed: z.array(lineRangeShape),
});
