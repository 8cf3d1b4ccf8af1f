import { ORDER_EXPORT_COLUMNS } from '../../export-columns.js';
import { IMPORT_FIELDS, type ImportField } from '../../order-import.types.js';
import { isDash } from '../../words/dash.js';
import { isDitto } from '../../words/ditto.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { cellText } from '../../reading/cells/cell-text.js';
import { foldHeader } from '../../words/fold.js';
import { isCalled } from '../../words/header-name.js';
import { ROLE_OF_FIELD, roleOfWords, type Role, type RoleReading } from '../../words/header-role.js';
import { headerWords, type HeaderWord } from '../../words/segment.js';
import { withoutUnit } from '../../words/header-unit.js';
import type { Party } from '../../understanding.types.js';
import type { Meaning } from '../../words/data/meanings.js';

/** How a header was recognised: by a field's own name, by known words, with a typing error, or with an unknown word. */
export type Quality = 'exact' | 'dictionary' | 'similar' | 'unexplained';

/** A column of the file with its parsed header. */
export interface Column {
  readonly index: number;
  readonly folded: string;
  /** The header as written. */
  readonly label: string;
  readonly reading: RoleReading | null;
  /** `other` for the sender, returns, the shop: never an address of the order. */
  readonly party: Party | 'other';
  readonly quality: Quality;
  /** The unknown word of an unrecognised header. */
  readonly word?: string;
  /** The known words of the header; empty for a field's own name. */
  readonly words: readonly HeaderWord[];
  /** The numbers in the header, in order. */
  readonly digits: readonly number[];
  /** Whether the header has no word with a meaning. */
  readonly silent: boolean;
  /** The filled sample cells. */
  readonly values: readonly string[];
}

const FIELD_OF_NAME = new Map<string, ImportField>(IMPORT_FIELDS.map((field) => [foldHeader(field), field]));

/** Headers of the portal's own export and of rejected-rows files that feed no field, however much they look like one. */
const NOT_IMPORTED = new Set(
  [
    'line',
    'error',
    ...ORDER_EXPORT_COLUMNS.filter((column) => column.field === null).flatMap((column) =>
      Object.values(column.header),
    ),
  ].map(foldHeader),
);

/** A sign that is a whole header and stands for a number. */
const NUMBER_SIGN = /^\s*[#№]\s*$/u;

/** Number of headers that are cached. */
const REMEMBERED = 500;

const known = new Map<string, Column>();

/** Parses the header of one column; `values` are its filled sample cells. Whoever checks an order reads all headers by themselves. */
export function readColumn(header: string, index: number, values: readonly string[]): Column {
  if (values.length > 0) return columnOf(header, index, values);
  const column = known.get(header);
  if (column !== undefined) return column.index === index ? column : { ...column, index };
  const own = ownText(header);
  const fresh = columnOf(own, index, values);
  if (known.size >= REMEMBERED) known.clear();
  known.set(own, fresh);
  return fresh;
}

function columnOf(header: string, index: number, values: readonly string[]): Column {
  const name = NUMBER_SIGN.test(header) ? 'Nr' : withoutOrdinals(header);
  const folded = foldHeader(name);
  const blank = {
    index,
    folded,
    label: header.trim(),
    values,
    reading: null,
    party: 'none',
    quality: 'dictionary',
    words: [],
    digits: [],
    silent: folded === '',
  } as const;
  if (folded === '' || NOT_IMPORTED.has(folded)) return blank;
  const field = FIELD_OF_NAME.get(folded);
  const { words, digits } = headerWords(withoutUnit(ofListedItem(name)));
  if (field !== undefined) return { ...blank, reading: exactReading(field, words), quality: 'exact' };
  const stranger = words.find(({ meaning }) => meaning === null);
  const known = words.filter(({ meaning }) => meaning !== null);
  return {
    ...blank,
    reading: withoutMarks(withoutPrices(roleOfWords(known), header), folded, values),
    party: partyOf(known),
    quality:
      stranger !== undefined
        ? 'unexplained'
        : words.some(({ similar }) => similar)
          ? 'similar'
          : 'dictionary',
    words: known,
    digits,
    silent: known.every(({ meaning }) => meaning === 'filler' || meaning === 'and' || meaning === 'or'),
    ...(stranger === undefined ? {} : { word: stranger.text }),
  };
}

/** A sum of money or a share per piece is no number of pieces: `€/Stück`. */
const withoutPrices = (reading: RoleReading | null, header: string): RoleReading | null =>
  reading?.role === 'quantity' && /[€$£%]/.test(header) ? null : reading;

/** Ticks name no product, and endings of article numbers are none: `bez.` with an `x` is paid, and `Variante` may hold `-01`. */
function withoutMarks(
  reading: RoleReading | null,
  folded: string,
  values: readonly string[],
): RoleReading | null {
  if (values.length === 0) return reading;
  const isMark = reading?.role === 'productName' && values.every((text) => IS_TICK.test(text));
  const isEnding = reading?.role === 'product' && isCalled('variantCode', { folded });
  return isMark || (isEnding && values.every((text) => IS_ENDING.test(text))) ? null : reading;
}
const IS_TICK = /^(?:ja|nein|yes|no|j|n|x|ok|true|false|✓|✔)$/iu;
const IS_ENDING = /^[-./]?(?:0\d{1,2}|\p{L}{0,2}\d{1,3})$/u;

/** A place in a list of items, as converters of JSON write it: `lineItems/0/sku`, `items[1].qty`. */
const LISTED =
  /^(?:\w+[./])?((?:line|order)?_?(?:items|products|positions|positionen|artikel|articles))[./[](\d+)\]?[./](\w+)$/i;

/** A header of an item in a list as that of an item with a number: `item sku 0`; any other as it is. */
const ofListedItem = (header: string): string => header.trim().replace(LISTED, 'item $3 $2');

/** A header with plain numbers: `1st item` is `1 item`, where `st` would be pieces. */
const withoutOrdinals = (header: string): string =>
  header.replaceAll(/\b(\d*(?:(?<!1)1(?=st)|(?<!1)2(?=nd)|(?<!1)3(?=rd)|\d(?=th)))\p{L}{2}\b/giu, '$1');

function exactReading(field: ImportField, words: readonly HeaderWord[]): RoleReading {
  const role = ROLE_OF_FIELD[field];
  const read = roleOfWords(words);
  return read?.role === role ? read : { role, rank: 0 };
}

/** Whether a column's header has a word with one of these meanings. */
export const hasMeaning = ({ words }: Column, ...wanted: Meaning[]): boolean =>
  words.some(({ meaning }) => meaning !== null && wanted.includes(meaning));

/** Whether a column's header has a word for ids of records: `Adress-ID`. */
export const namesId = ({ words }: Pick<Column, 'words'>): boolean =>
  words.some(({ text }) => /^(ids?|key)$/.test(text));

/** Whether a column of the file has one of these roles. */
export const hasRole = (columns: readonly Column[], ...roles: Role[]): boolean =>
  columns.some(({ reading }) => reading !== null && roles.includes(reading.role));

/** The filled cells of a column's samples, without those that stand for the one above or, as a dash, for nothing. */
export function filledCells(samples: readonly (readonly string[])[], index: number): string[] {
  return samples
    .map((row) => cellText(row[index]))
    .filter((text) => text !== '' && !isDitto(text) && !isDash(text));
}

function partyOf(words: readonly HeaderWord[]): Party | 'other' {
  const has = (...wanted: Meaning[]) =>
    words.some(({ meaning }) => meaning !== null && wanted.includes(meaning));
  if (has('otherParty')) return 'other';
  if (has('billing')) return 'billing';
  if (has('delivery', 'recipient')) return 'delivery';
  if (has('buyer', 'customer')) return 'buyer';
  return has('shop') ? 'other' : 'none';
}
