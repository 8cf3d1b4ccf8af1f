import { columnsKnown } from '../../recipe/column-finder.js';
import { columnsOfSource, itemSource, usedColumns } from '../../recipe/field-source.js';
import { lastingValues } from '../../recipe/lasting-values.js';
import { missingFields } from '../../recipe/mapping.rules.js';
import { placeMapping } from '../../recipe/named-recipe.js';
import {
  IMPORT_FIELDS,
  type AddressField,
  type FieldSource,
  type IgnoredColumn,
  type ImportField,
  type ImportMapping,
  type ImportMode,
  type ItemSource,
  type ValueField,
} from '../../order-import.types.js';
import type { ChosenSources, MatchReason, SavedRecipe } from '../../understanding.types.js';

/** A source chosen by the user or a recipe. */
export interface SaidSource {
  readonly source: FieldSource;
  readonly reason: MatchReason;
}

/** The choices made before the headers are read. */
export interface Said {
  readonly mode: ImportMode | undefined;
  readonly columns: Readonly<Partial<Record<ImportField, SaidSource>>>;
  /** Undefined when it must be found, null when there is none. */
  readonly fallback:
    | { readonly fields: Readonly<Partial<Record<AddressField, FieldSource>>>; readonly reason: MatchReason }
    | null
    | undefined;
  readonly items: { readonly list: readonly ItemSource[]; readonly reason: MatchReason } | null | undefined;
  readonly constants: Readonly<Partial<Record<ImportField, string>>>;
  readonly values: ImportMapping['values'];
  /** As in the recipe; undefined when it must be found. */
  readonly cancelled: ImportMapping['cancelled'];
  /** Columns that the user marked as not needed for an order. */
  readonly ignored: readonly number[];
  /** What those held that a recipe marked so. */
  readonly ignoredAs: readonly IgnoredColumn[];
  /** Columns that were blank when a recipe was confirmed; undefined when unknown. */
  readonly blank: readonly number[] | undefined;
  /** Columns that a recipe does not know, since the file it was saved with had none of that name. */
  readonly added: readonly number[];
  /** Columns that a recipe was confirmed to read although they are hidden; undefined when it does not say. */
  readonly hidden: readonly number[] | undefined;
  /** Whether a field may still be found by its header. */
  readonly open: (field: ImportField) => boolean;
  readonly missingLabels: readonly string[];
}

/** Merges the user's choices with a recipe; the user's take precedence. */
export function whatIsSaid(
  header: readonly string[],
  recipe?: SavedRecipe,
  chosen: ChosenSources = {},
): Said {
  const saved = recipe === undefined ? undefined : savedSources(header, recipe, chosen);
  const byHand = Object.entries(chosen.columns ?? {}) as [ImportField, FieldSource | null][];
  const manual = byHand.filter((entry): entry is [ImportField, FieldSource] => entry[1] !== null);
  const columns = {
    ...saved?.columns,
    ...Object.fromEntries(manual.map(([field, source]) => [field, { source, reason: 'manual' as const }])),
  };
  const settled = new Set<ImportField>([...byHand.map(([field]) => field), ...keysOf(chosen.constants)]);
  return {
    mode: chosen.mode ?? saved?.mode,
    columns,
    fallback:
      chosen.fallback === undefined
        ? saved?.fallback
        : orNull(chosen.fallback, (fields) => ({ fields, reason: 'manual' })),
    items:
      chosen.items === undefined
        ? saved?.items
        : orNull(chosen.items, (list) => ({ list, reason: 'manual' })),
    constants: { ...saved?.constants, ...chosen.constants },
    values: mergedValues(saved?.values, chosen.values),
    cancelled: saved?.cancelled,
    ignored: [...(saved?.ignored ?? []), ...(chosen.ignored ?? [])],
    ignoredAs: (saved?.ignoredAs ?? []).filter(({ column }) => chosen.ignored?.includes(column) !== true),
    blank: saved?.blank,
    added: saved?.added ?? [],
    hidden: saved?.hidden,
    open: (field) =>
      columns[field] === undefined && !settled.has(field) && (saved === undefined || saved.fresh.has(field)),
    missingLabels: saved?.missingLabels ?? [],
  };
}

/** The choices without some fields, and without the other party's address if another one was found. */
export function unsaid(said: Said, fields: readonly ImportField[], fallback?: object): Said {
  if (fields.length === 0 && fallback === undefined) return said;
  const rest = <Value>(entries: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => fields.every((field) => field !== name)));
  return {
    ...said,
    columns: rest(said.columns),
    constants: rest(said.constants),
    fallback: fallback === undefined ? said.fallback : undefined,
    open: (field) => fields.includes(field) || said.open(field),
  };
}

function orNull<From, To>(value: From | null, turn: (value: From) => To): To | null {
  return value === null ? null : turn(value);
}

const keysOf = (fields: Readonly<Partial<Record<ImportField, string>>> | undefined): ImportField[] =>
  Object.keys(fields ?? {}) as ImportField[];

/** Whether a recipe was saved with a file, so that it covers all of its columns; one written by hand is the user's choice. */
const isOfFiles = ({ content, reason }: SavedRecipe): boolean =>
  reason === 'remembered' || content.blank !== undefined;

type Saved = Omit<Said, 'open'> & { readonly fresh: ReadonlySet<ImportField> };

function savedSources(
  header: readonly string[],
  { content, reason }: SavedRecipe,
  chosen: ChosenSources,
): Saved {
  const { mapping, missingLabels } = placeMapping(content, header);
  const taken = new Set(
    Object.values(chosen.columns ?? {}).flatMap((source) => (source === null ? [] : columnsOfSource(source))),
  );
  const overruled = (field: string) =>
    chosen.columns?.[field as ImportField] === null || chosen.constants?.[field as ImportField] !== undefined;
  const free = (source: FieldSource) => columnsOfSource(source).every((column) => !taken.has(column));
  const blank = new Set(mapping.blank);
  const isUnspoken = (source: FieldSource) => columnsOfSource(source).every((column) => blank.has(column));
  const kept = Object.entries(mapping.columns).filter(
    ([field, source]) => !overruled(field) && free(source) && !isUnspoken(source),
  );
  const unspoken = IMPORT_FIELDS.filter((field) => {
    const source = mapping.columns[field];
    return source !== undefined && isUnspoken(source);
  });
  const lost = (Object.keys(content.columns) as ImportField[]).filter(
    (field) => mapping.columns[field] === undefined,
  );
  const dropped = reason === 'remembered' ? droppedFields(mapping) : [];
  const noItems = content.items !== undefined && mapping.items === undefined;
  const { fallback, items } = mapping;
  return {
    mode: mapping.mode,
    columns: Object.fromEntries(kept.map(([field, source]) => [field, { source, reason }])),
    fallback:
      fallback === undefined
        ? content.fallback === undefined
          ? null
          : undefined
        : { fields: fallback, reason },
    items: items === undefined ? (noItems ? undefined : null) : { list: items, reason },
    constants: mapping.constants ?? {},
    values: isOfFiles({ content, reason }) ? lastingValues(mapping.values) : mapping.values,
    cancelled: mapping.cancelled,
    ...savedIgnored(mapping, { content, reason }),
    blank: mapping.blank,
    added: addedColumns(header, { content, reason }, mapping),
    hidden: mapping.hidden ?? (isOfFiles({ content, reason }) ? [] : undefined),
    missingLabels,
    fresh: new Set<ImportField>([
      ...lost,
      ...unspoken,
      ...dropped,
      ...(noItems ? (['product_id', 'product_name', 'quantity'] as const) : []),
    ]),
  };
}

/** The columns that a recipe ignores. One of a file that does not say what they held is asked again; one written by hand is not. */
function savedIgnored(
  { ignored = [], ignoredAs = [] }: ImportMapping,
  recipe: SavedRecipe,
): Pick<Said, 'ignored' | 'ignoredAs'> {
  const isByHand = !isOfFiles(recipe) && recipe.content.ignoredAs === undefined;
  if (isByHand) return { ignored, ignoredAs: ignored.map((column) => ({ column, kind: 'telling' })) };
  return { ignored: ignored.filter((one) => ignoredAs.some(({ column }) => column === one)), ignoredAs };
}

/**
 * Columns that a recipe does not know. One that does not say which columns its file had knows those it speaks of; a remembered one was
 * confirmed for a file of the same header.
 */
function addedColumns(
  header: readonly string[],
  { content, reason }: SavedRecipe,
  mapping: ImportMapping,
): number[] {
  if (content.header === undefined && reason === 'remembered') return [];
  const { ignored = [], blank = [], hidden = [] } = mapping;
  const known =
    content.header === undefined
      ? new Set([...usedColumns(mapping), ...ignored, ...blank, ...hidden])
      : columnsKnown(header, content.header);
  return [...header.keys()].filter((column) => !known.has(column));
}

/** Needed fields without a source: they had a value of one file, which is not remembered. A company replaces no name or salutation beside a name. */
const droppedFields = (mapping: ImportMapping): ImportField[] =>
  missingFields(mapping, () => mapping.columns.first_address_line === undefined);

function mergedValues(
  saved: ImportMapping['values'],
  chosen: ImportMapping['values'],
): ImportMapping['values'] {
  if (saved === undefined || chosen === undefined) return chosen ?? saved;
  const fields = new Set([...Object.keys(saved), ...Object.keys(chosen)]) as Set<ValueField>;
  return Object.fromEntries([...fields].map((field) => [field, { ...saved[field], ...chosen[field] }]));
}

/** Columns used by the choices. */
export function columnsSaid({ columns, fallback, items }: Said): Set<number> {
  const sources = [
    ...Object.values(columns).map(({ source }) => source),
    ...Object.values(fallback?.fields ?? {}),
    ...(items?.list ?? []).flatMap((item) =>
      (['product_id', 'product_name', 'quantity'] as const).flatMap((field) => itemSource(item, field) ?? []),
    ),
  ];
  return new Set(sources.flatMap((source) => columnsOfSource(source)));
}
