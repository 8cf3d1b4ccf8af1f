import {
  ADDRESS_FIELDS,
  columnLabels,
  columnsOfSource,
  formatSource,
  isFixed,
  parseSource,
  usedColumns,
  type AddressField,
  type FieldSource,
  type ImportField,
  type ImportMapping,
  type Question,
} from '@kontor/portal-core/order-import';
import type { Language } from '@kontor/portal-core/i18n';
import { isQuotedApart, quotedForShell } from '../../terminal/index.js';
import { formatPlace, ITEM_PLACES, type SourcePlace } from '../task/source-place.js';

/** A flag of the command line with its value. */
export interface Flag {
  readonly flag: '--map' | '--set' | '--mode' | '--ignore';
  readonly value: string;
}

/** The words that flags are written with. */
export interface FlagWords {
  readonly language: Language;
  /** Placeholder for the column of a field that has none. */
  readonly placeholder: string;
}

/** The flags that state explicitly what the questions assume, each once. A field without a source is left to the user. */
export function acceptingFlags(
  questions: readonly Question[],
  mapping: ImportMapping,
  header: readonly string[],
  { language, placeholder }: FlagWords,
): Flag[] {
  const write = writerFor(header, language);
  // A column of states feeds no field: what it says of some orders is a question all the same.
  const used = usedColumns({ ...mapping, cancelled: [] });
  const flags = questions.flatMap(({ kind, fields, columns, others, place }) => {
    const isOfItems = fields.some((field) => ITEM_PLACES.some((itemPlace) => itemPlace === field));
    const isOpen = isOfItems && (kind === 'missing' || !hasProduct(mapping));
    const ignored = isOpen ? [] : others.filter((column) => !used.has(column));
    const ignoring = ignored.map((column): Flag => ({ flag: '--ignore', value: write(column) }));
    const none = kind === 'missing' ? placeholder : '';
    const [field] = fields;
    if (kind === 'leftOut' && isOfAddress(field) && ignored.length > 0)
      return [joined(field, ignored, { mapping, write, placeholder })];
    if (place === 'fallback' || isOfFallback(mapping, fields, columns))
      return [...flagsOfFallback(mapping, write), ...ignoring];
    const ofFields = fields.flatMap((field) => flagsOfField(field, mapping, write, none));
    const ofItems = isOfItems && mapping.items !== undefined ? flagsOfItems(mapping, write) : [];
    return [...ofFields, ...ofItems, ...ignoring];
  });
  return [...new Map(flags.map((flag) => [`${flag.flag} ${flag.value}`, flag])).values()];
}

/** Whether a field is part of an address. */
export const isOfAddress = (field: ImportField | undefined): field is AddressField =>
  ADDRESS_FIELDS.some((one) => one === field);

interface Writing {
  readonly mapping: ImportMapping;
  readonly write: Write;
  readonly placeholder: string;
}

/** The flag that joins columns left out of an address to its field: a part of an address is never proposed to be ignored. */
function joined(
  field: AddressField,
  others: readonly number[],
  { mapping, write, placeholder }: Writing,
): Flag {
  const source = joinedSource(mapping.columns[field], others);
  if (source === null) return { flag: '--map', value: `${field}=${placeholder}` };
  return mapFlag({ place: 'own', field }, source, write);
}

/** A source with further columns behind its own; null where it takes a part of its cells. */
function joinedSource(own: FieldSource | undefined, others: readonly number[]): FieldSource | null {
  if (typeof own === 'object' && own.part !== undefined) return null;
  const columns = [...columnsOfSource(own), ...others];
  const [only, ...more] = columns;
  if (only !== undefined && more.length === 0) return only;
  return { ...(typeof own === 'object' ? own : {}), columns };
}

/** The mapping with the columns that its questions say are left out of the address. */
export function withAddressParts(mapping: ImportMapping, questions: readonly Question[]): ImportMapping {
  const entries = questions.flatMap(({ kind, fields: [field], others }) => {
    if (kind !== 'leftOut' || !isOfAddress(field)) return [];
    const source = joinedSource(mapping.columns[field], others);
    return source === null ? [] : [[field, source] as const];
  });
  return entries.length === 0
    ? mapping
    : { ...mapping, columns: { ...mapping.columns, ...Object.fromEntries(entries) } };
}

/** Whether the products are known: until then, a column beside them may be another item, which is asked by itself. */
const hasProduct = ({ mode, columns, constants, items }: ImportMapping): boolean =>
  mode === 'comma' ||
  items !== undefined ||
  columns.product_id !== undefined ||
  constants?.product_id !== undefined;

/** Whether a question is only about the other party's address. */
export function isOfFallback(
  mapping: ImportMapping,
  fields: Question['fields'],
  columns: Question['columns'],
): boolean {
  const own = new Set(fields.flatMap((field) => columnsOfSource(mapping.columns[field])));
  const others = new Set(Object.values(mapping.fallback ?? {}).flatMap((source) => columnsOfSource(source)));
  return columns.length > 0 && columns.every((column) => others.has(column) && !own.has(column));
}

/** Formats a source as `--map` takes it. */
export type Write = (source: FieldSource) => string;

export const writerFor =
  (header: readonly string[], language: Language): Write =>
  (source) =>
    formatForShell(source, columnLabels(header), language);

/** Flags for the other party's address; one field without columns says that there is none. */
export function flagsOfFallback({ fallback }: ImportMapping, write: Write): Flag[] {
  if (fallback === undefined) return [{ flag: '--map', value: 'billing.street=' }];
  return ADDRESS_FIELDS.flatMap((field) => {
    const source = fallback[field];
    return source === undefined ? [] : [mapFlag({ place: 'fallback', field }, source, write)];
  });
}

/** Flags for a field of the order itself; `none` if it has neither column nor value. */
// oxlint-disable-next-line max-params -- a field, and what is needed to write its flag
export function flagsOfField(
  field: ImportField,
  { columns, constants, items = [] }: ImportMapping,
  write: Write,
  none: string,
): Flag[] {
  const own = columns[field];
  if (own !== undefined) return [mapFlag({ place: 'own', field }, own, write)];
  const constant = constants?.[field];
  if (constant !== undefined && constant !== '') return [{ flag: '--set', value: `${field}=${constant}` }];
  const inItems =
    items.length > 0 &&
    (field === 'product_id' ||
      field === 'product_name' ||
      (field === 'quantity' && items.every(({ quantity }) => quantity !== undefined)));
  return inItems ? [] : [{ flag: '--map', value: `${field}=${none}` }];
}

/** Flags for the items side by side; one field without columns says that there are none. */
export function flagsOfItems({ items = [] }: ImportMapping, write: Write): Flag[] {
  if (items.length === 0) return [{ flag: '--map', value: 'item1.product_id=' }];
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

/** The flags as typed in a shell. */
export function typedFlags(flags: readonly Flag[]): string {
  return flags.map(({ flag, value }) => `${flag} ${quotedForShell(value)}`).join(' ');
}

/** Formats a source as `--map` takes it. A column whose label shells would quote differently is named by its number. */
export function formatForShell(source: FieldSource, labels: readonly string[], language: Language): string {
  const plain = formatSource(source, labels, language);
  if (!isQuotedApart(plain)) return plain;
  const numbered = labels.map((label, column) =>
    /["+]|^[#=]/.test(label) || isQuotedApart(label) ? `#${column + 1}` : label,
  );
  const written = formatSource(source, numbered, language);
  const read = parseSource(written, labels);
  return JSON.stringify(read) === JSON.stringify(source) ? written : plain;
}
