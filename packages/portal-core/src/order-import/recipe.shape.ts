import * as z from 'zod/mini';
import {
  ADDRESS_FIELDS,
  CANCELLED_WHEN,
  CELL_PARTS,
  DATE_ORDERS,
  IGNORED_KINDS,
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  IMPORT_FIELDS,
  IMPORT_MAX_COLUMNS,
  IMPORT_MODES,
  VALUE_FIELDS,
  type ImportMapping,
  type ImportProfileContent,
} from './order-import.types.js';
import type { Schema } from '../validation/index.js';

/** Most columns joined for one field, and most items side by side in a row. */
const MAX_JOINED = 40;
const MAX_ITEMS = 500;
/** Most texts that a recipe can map, per field. */
const MAX_VALUES = 2000;

const text = (max: number) => z.string().check(z.maxLength(max));
const field = z.enum(IMPORT_FIELDS);

/** The parts of a recipe whose columns have the schema `column`: an index, or a label. */
function recipeParts<Column extends z.ZodMiniType>(column: Column) {
  const source = z.union([
    column,
    z.strictObject({
      columns: z.array(column).check(z.minLength(1), z.maxLength(MAX_JOINED)),
      join: z.optional(text(20)),
      part: z.optional(z.enum(CELL_PARTS)),
    }),
  ]);
  const item = z.strictObject({
    product_id: z.union([
      source,
      z.strictObject({ fixed: z.string().check(z.minLength(1), z.maxLength(200)) }),
    ]),
    product_name: z.optional(source),
    quantity: z.optional(source),
  });
  const values = z
    .record(text(1000), text(1000))
    .check(z.refine((pairs) => Object.keys(pairs).length <= MAX_VALUES));
  return {
    mode: z.enum(IMPORT_MODES),
    columns: z.partialRecord(field, source),
    fallback: z.optional(z.partialRecord(z.enum(ADDRESS_FIELDS), source)),
    items: z.optional(z.array(item).check(z.maxLength(MAX_ITEMS))),
    constants: z.optional(z.partialRecord(field, text(200))),
    values: z.optional(z.partialRecord(z.enum(VALUE_FIELDS), values)),
    cancelled: z.optional(
      z
        .array(z.strictObject({ column, when: z.enum(CANCELLED_WHEN) }))
        .check(z.maxLength(IMPORT_MAX_COLUMNS)),
    ),
    ignored: z.optional(z.array(column).check(z.maxLength(IMPORT_MAX_COLUMNS))),
    ignoredAs: z.optional(
      z
        .array(z.strictObject({ column, kind: z.enum(IGNORED_KINDS), once: z.optional(z.literal(true)) }))
        .check(z.maxLength(IMPORT_MAX_COLUMNS)),
    ),
    blank: z.optional(z.array(column).check(z.maxLength(IMPORT_MAX_COLUMNS))),
    hidden: z.optional(z.array(column).check(z.maxLength(IMPORT_MAX_COLUMNS))),
  };
}

/** A recipe with columns by index, as used to open an import. */
export const mappingShape: Schema<ImportMapping> = z.strictObject(
  recipeParts(z.int().check(z.minimum(0), z.maximum(IMPORT_MAX_COLUMNS))),
);

/** A saved recipe: columns by label, and the settings for reading the file. Recipes saved before joined columns existed have the same shape. */
export const importProfileContentShape: Schema<ImportProfileContent> = z.strictObject({
  version: z.optional(z.literal(2)),
  header: z.optional(z.array(text(1000)).check(z.maxLength(IMPORT_MAX_COLUMNS))),
  ...recipeParts(text(1000)),
  encoding: z.optional(z.enum(IMPORT_ENCODINGS)),
  delimiter: z.optional(z.enum(IMPORT_DELIMITERS)),
  dateOrder: z.optional(z.enum(DATE_ORDERS)),
  hasHeader: z.optional(z.boolean()),
  headerRows: z.optional(z.union([z.literal(1), z.literal(2)])),
  sheet: z.optional(text(200)),
});
