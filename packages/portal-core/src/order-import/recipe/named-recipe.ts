import { findColumnsOf, type FindColumn } from './column-finder.js';
import { columnLabels, findLabel } from './column-labels.js';
import { columnsOfSource, isFixed, isJoined, itemSource } from './field-source.js';
import { lastingValues } from './lasting-values.js';
import { shapeOf } from './shape.js';
import { IMPORT_MAX_COLUMNS } from '../order-import.types.js';
import { ownHeader } from '../reading/rows/added-columns.js';
import { foldHeader } from '../words/fold.js';
import { isCalled } from '../words/header-name.js';
import type { DialectOverrides } from '../reading/dialect-overrides.js';
import type {
  AddressField,
  CancelledSource,
  FieldSource,
  ImportField,
  ImportMapping,
  ImportProfileContent,
  ItemSource,
  NamedMapping,
  Reading,
} from '../order-import.types.js';

/** A saved recipe applied to a file. */
export interface PlacedRecipe {
  readonly mapping: ImportMapping;
  /** Labels without a column in the file. A field that needs one is left out; the fallback or the items are then left out as a whole. */
  readonly missingLabels: readonly string[];
}

/** The recipe with its columns by label, as it is saved. */
export function nameMapping(mapping: ImportMapping, header: readonly string[]): ImportMapping<string> {
  const labels = columnLabels(header);
  const { mode, fallback, items } = mapping;
  const name = (source: FieldSource) => moved(source, (column) => labels[column]);
  return {
    mode,
    columns: movedFields(mapping.columns, name),
    ...(fallback === undefined ? {} : { fallback: movedFields(fallback, name) }),
    ...(items === undefined ? {} : { items: movedItems(items, name) ?? [] }),
    ...movedCancelled(mapping.cancelled, (column) => labels[column]),
    ...movedLists(mapping, (column) => labels[column]),
    ...told(mapping),
  };
}

/**
 * Finds a saved recipe's columns in a file, wherever they have moved to. A label that differs in case or punctuation counts if only one
 * does. One of several equal headers is found where all of them stand as in the file the recipe was saved with (`header`), or where a
 * person wrote the recipe and counted them.
 */
export function placeMapping(named: NamedMapping, header: readonly string[]): PlacedRecipe {
  const { mode, fallback, items } = named;
  const missing = new Set<string>();
  const findAny = finderOf(named, header);
  const find = (label: string) => {
    const column = findAny(label);
    if (column === undefined) missing.add(label);
    return column;
  };
  const place = (source: FieldSource<string>) => moved(source, find);
  const columns = movedFields(named.columns, place);
  const movedFallback = fallback === undefined ? undefined : movedFields(fallback, place);
  const movedItemList = items === undefined ? null : movedItems(items, place);
  const wholeFallback = size(movedFallback) === size(fallback) && movedFallback !== undefined;
  const mapping: ImportMapping = {
    mode,
    columns,
    ...(wholeFallback ? { fallback: movedFallback } : {}),
    ...(movedItemList === null ? {} : { items: movedItemList }),
    ...movedCancelled(named.cancelled, find),
    ...movedLists(named, findAny),
    ...told(named),
  };
  return { mapping, missingLabels: [...missing] };
}

function finderOf(named: NamedMapping, header: readonly string[]): FindColumn {
  if (named.header !== undefined || named.blank !== undefined) return findColumnsOf(header, named.header);
  const labels = columnLabels(header);
  return (label) => findLabel(label, labels);
}

/**
 * The part of a reading that is saved, or stored for files of its shape: without the answers to doubts about this file's rows, without its
 * day and its order number, and without the word that no column says what is cancelled, since the next file's may.
 */
export function recipeContent({ dialect, mapping, header }: Reading): ImportProfileContent {
  const { encoding, delimiter, dateOrder, hasHeader, headerRows, sheet } = dialect;
  const { values, constants, cancelled = [], ...all } = nameMapping(mapping, header);
  const named = withoutMarks(all);
  const lasting = lastingValues(values);
  const lastingConstants = Object.entries(constants ?? {}).filter(([field]) => !OF_ONE_FILE.includes(field));
  const fixed = Object.fromEntries(lastingConstants);
  return {
    version: 2,
    header: ownHeader(header).slice(0, IMPORT_MAX_COLUMNS),
    blank: [],
    ...named,
    ...(Object.keys(fixed).length === 0 ? {} : { constants: fixed }),
    ...(lasting === undefined ? {} : { values: lasting }),
    ...(cancelled.length === 0 ? {} : { cancelled }),
    encoding,
    delimiter,
    ...(dateOrder === null ? {} : { dateOrder }),
    ...(hasHeader ? {} : { hasHeader }),
    ...(headerRows === 2 ? { headerRows } : {}),
    ...(sheet === undefined ? {} : { sheet }),
  };
}

/**
 * A recipe that asks again about columns of approvals and payments which were ignored, and of marks, days and texts of some orders: that all
 * orders of a file are sent all the same says nothing about the next one.
 */
function withoutMarks<Named extends Pick<NamedMapping, 'ignored' | 'ignoredAs'>>(named: Named): Named {
  const { ignored, ignoredAs } = named;
  if (ignored === undefined && ignoredAs === undefined) return named;
  const once = new Set(
    (ignoredAs ?? []).flatMap(({ column, once: isOnce }) => (isOnce === true ? [column] : [])),
  );
  const lasts = (label: string) => {
    if (once.has(label)) return false;
    const column = { folded: foldHeader(label) };
    return !isCalled('approval', column) && !isCalled('payment', column);
  };
  return {
    ...named,
    ...(ignored && { ignored: ignored.filter(lasts) }),
    ...(ignoredAs && { ignoredAs: ignoredAs.filter(({ column }) => lasts(column)) }),
  };
}

/**
 * The settings for reading a file by a saved recipe, without the order of day and month, which the dates of the file may contradict. The
 * bytes of the file count more than the saved encoding.
 */
export function keptDialect({
  encoding,
  delimiter,
  hasHeader,
  headerRows,
  sheet,
}: ImportProfileContent): DialectOverrides {
  return {
    ...(encoding !== undefined && { keptEncoding: encoding }),
    ...(delimiter !== undefined && { delimiter }),
    ...(hasHeader !== undefined && { hasHeader }),
    ...(headerRows !== undefined && { headerRows }),
    ...(sheet !== undefined && { sheet }),
  };
}

/** Fields whose constant belongs to one file alone: its day, and the beginning of its order numbers. */
const OF_ONE_FILE: readonly string[] = ['date', 'external_order_id'] satisfies ImportField[];

/** Fields whose constant is probably valid for the next file, too; others, such as a salutation, belong to one file. */
const OF_EVERY_FILE: readonly string[] = ['country', 'quantity'] satisfies ImportField[];

/** A recipe with the shape of the files it fits. */
export interface ShapedRecipe {
  readonly shape: string;
  readonly content: ImportProfileContent;
}

/**
 * The part of a confirmed reading that is stored for files of its shape: no constant for date, product or salutation, and nothing of a file
 * without header, whose columns are known by position only. The order of day and month is stored only when the user chose it
 * (`isDateOrderSaid`): the dates of one file say nothing about the next. Undefined when there is nothing to store.
 */
export function recipeToRemember(
  reading: Reading,
  { isDateOrderSaid = false }: { readonly isDateOrderSaid?: boolean } = {},
): ShapedRecipe | undefined {
  const { header, dialect } = reading;
  if (!dialect.hasHeader) return undefined;
  const { constants, dateOrder, ...read } = recipeContent(reading);
  const content = {
    ...read,
    ...(isDateOrderSaid && dateOrder !== undefined ? { dateOrder } : {}),
  };
  const kept = Object.entries(constants ?? {}).filter(([field]) => OF_EVERY_FILE.includes(field));
  const named = kept.length === 0 ? content : { ...content, constants: Object.fromEntries(kept) };
  return { shape: shapeOf(header, dialect.delimiter), content: named };
}

type Column = number | string;

/** The same source with other column names; undefined when one is missing. */
function moved<From extends Column, To extends Column>(
  source: FieldSource<From>,
  move: (column: From) => To | undefined,
): FieldSource<To> | undefined {
  const columns = columnsOfSource(source).map(move);
  const found = columns.filter((column) => column !== undefined);
  if (found.length < columns.length) return undefined;
  return isJoined(source) ? { ...source, columns: found } : found[0];
}

type Fields<Of extends Column> = Readonly<Partial<Record<ImportField, FieldSource<Of>>>>;
type Move<From extends Column, To extends Column> = (
  source: FieldSource<From>,
) => FieldSource<To> | undefined;

function movedFields<From extends Column, To extends Column>(
  fields: Readonly<Partial<Record<ImportField, FieldSource<From>>>>,
  move: Move<From, To>,
): Fields<To> {
  const entries = Object.entries(fields).map(([field, source]) => [field, move(source)] as const);
  return Object.fromEntries(entries.filter(([, source]) => source !== undefined));
}

/** The items with other column names; null when a column is missing. */
function movedItems<From extends Column, To extends Column>(
  items: readonly ItemSource<From>[],
  move: Move<From, To>,
): ItemSource<To>[] | null {
  const all = items.map((item): ItemSource<To> | null => {
    const { product_id } = item;
    const product = isFixed(product_id) ? product_id : move(product_id);
    const parts = (['product_name', 'quantity'] as const).flatMap((field) => {
      const source = itemSource(item, field);
      return source === undefined ? [] : [[field, move(source)] as const];
    });
    if (product === undefined || parts.some(([, source]) => source === undefined)) return null;
    return { product_id: product, ...Object.fromEntries(parts) };
  });
  return all.every((item) => item !== null) ? all : null;
}

/** The existing columns that mark cancelled orders; nothing when the recipe does not mention any. */
function movedCancelled<From extends Column, To extends Column>(
  cancelled: readonly CancelledSource<From>[] | undefined,
  move: (column: From) => To | undefined,
): Pick<ImportMapping<To>, 'cancelled'> {
  return cancelled === undefined ? {} : { cancelled: movedEntries(cancelled, move) };
}

/** The entries whose columns exist, with their other names. */
function movedEntries<From extends Column, To extends Column, Rest extends object>(
  entries: readonly (Rest & { readonly column: From })[],
  move: (column: From) => To | undefined,
): (Omit<Rest, 'column'> & { readonly column: To })[] {
  return entries.flatMap((entry) => {
    const column = move(entry.column);
    return column === undefined ? [] : [{ ...entry, column }];
  });
}

type Lists<Of extends Column> = Pick<ImportMapping<Of>, 'ignored' | 'ignoredAs' | 'blank' | 'hidden'>;

/** The existing columns that a recipe lists apart from what they feed. */
function movedLists<From extends Column, To extends Column>(
  { ignored, ignoredAs, blank, hidden }: Lists<From>,
  move: (column: From) => To | undefined,
): Lists<To> {
  const there = (columns: readonly From[]) => columns.map(move).filter((column) => column !== undefined);
  return {
    ...(ignored === undefined ? {} : { ignored: there(ignored) }),
    ...(ignoredAs === undefined ? {} : { ignoredAs: movedEntries(ignoredAs, move) }),
    ...(blank === undefined ? {} : { blank: there(blank) }),
    ...(hidden === undefined ? {} : { hidden: there(hidden) }),
  };
}

function told({
  constants,
  values,
}: Pick<ImportMapping, 'constants' | 'values'>): Pick<ImportMapping, 'constants' | 'values'> {
  return {
    ...(constants === undefined ? {} : { constants }),
    ...(values === undefined ? {} : { values }),
  };
}

const size = (fields: Readonly<Partial<Record<AddressField, unknown>>> | undefined): number =>
  fields === undefined ? 0 : Object.keys(fields).length;
