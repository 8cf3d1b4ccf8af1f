import {
  ADDRESS_FIELDS,
  columnLabels,
  columnsOfSource,
  formatSource,
  isFixed,
  type FieldSource,
  type ImportField,
  type ImportMapping,
  type Question,
} from '@kontor/portal-core/order-import';
import type { Language } from '@kontor/portal-core';
import { formatPlace, ITEM_PLACES, type SourcePlace } from './source-place.js';

/** A flag of the command line with its value. */
export interface Flag {
  readonly flag: '--map' | '--set';
  readonly value: string;
}

/** What flags are written with. */
export interface FlagWords {
  readonly language: Language;
  /** Stands for the column of a field that has none. */
  readonly placeholder: string;
}

/** The flags that say by hand what the questions take for granted, each once. A field that has nothing is left to the person. */
export function acceptingFlags(
  questions: readonly Question[],
  mapping: ImportMapping,
  header: readonly string[],
  { language, placeholder }: FlagWords,
): Flag[] {
  const labels = columnLabels(header);
  const write = (source: FieldSource) => formatSource(source, labels, language);
  const flags = questions.flatMap(({ fields, columns }) => {
    if (isOfFallback(mapping, fields, columns)) return flagsOfFallback(mapping, write);
    const ofItems = fields.some((field) => (ITEM_PLACES as readonly string[]).includes(field));
    const ofFields = fields.flatMap((field) => flagsOfField(field, mapping, write, placeholder));
    return ofItems ? [...ofFields, ...flagsOfItems(mapping, write)] : ofFields;
  });
  return [...new Map(flags.map((flag) => [`${flag.flag} ${flag.value}`, flag])).values()];
}

/** Whether a question speaks of the other party's address only. */
export function isOfFallback(
  mapping: ImportMapping,
  fields: Question['fields'],
  columns: Question['columns'],
): boolean {
  const own = new Set(fields.flatMap((field) => columnsOfSource(mapping.columns[field])));
  const others = new Set(Object.values(mapping.fallback ?? {}).flatMap((source) => columnsOfSource(source)));
  return columns.length > 0 && columns.every((column) => others.has(column) && !own.has(column));
}

type Write = (source: FieldSource) => string;

function flagsOfFallback({ fallback = {} }: ImportMapping, write: Write): Flag[] {
  return ADDRESS_FIELDS.flatMap((field) => {
    const source = fallback[field];
    return source === undefined ? [] : [mapFlag({ place: 'fallback', field }, source, write)];
  });
}

// oxlint-disable-next-line max-params -- a field, and what is needed to write its flag
function flagsOfField(
  field: ImportField,
  { columns, constants, items = [] }: ImportMapping,
  write: Write,
  placeholder: string,
): Flag[] {
  const own = columns[field];
  if (own !== undefined) return [mapFlag({ place: 'own', field }, own, write)];
  const constant = constants?.[field];
  if (constant !== undefined) return [{ flag: '--set', value: `${field}=${constant}` }];
  const inItems =
    items.length > 0 &&
    (field === 'product_id' ||
      field === 'product_name' ||
      (field === 'quantity' && items.every(({ quantity }) => quantity !== undefined)));
  return inItems ? [] : [{ flag: '--map', value: `${field}=${placeholder}` }];
}

function flagsOfItems({ items = [] }: ImportMapping, write: Write): Flag[] {
  return items.flatMap(({ product_id, ...rest }, item) => {
    const product: Flag = isFixed(product_id)
      ? { flag: '--set', value: `item${item + 1}.product_id=${product_id.fixed}` }
      : mapFlag({ place: 'item', item, field: 'product_id' }, product_id, write);
    const others = (['product_name', 'quantity'] as const).flatMap((field) => {
      const source = rest[field];
      return source === undefined ? [] : [mapFlag({ place: 'item', item, field }, source, write)];
    });
    return [product, ...others];
  });
}

function mapFlag(place: SourcePlace, source: FieldSource, write: Write): Flag {
  return { flag: '--map', value: `${formatPlace(place)}=${write(source)}` };
}

/** The flags as they are typed in a shell. */
export function typedFlags(flags: readonly Flag[]): string {
  return flags.map(({ flag, value }) => `${flag} ${quotedForShell(value)}`).join(' ');
}

/** A text as one word of a shell. */
export function quotedForShell(text: string): string {
  return /^[\w./=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
