import { fittingDateOrders, readDate } from '../../reading/cells/order-date.js';
import { parseProductsAndQuantities } from '../../recipe/products-and-quantities.js';
import { fieldsOfMode } from '../../recipe/order-fields.js';
import type { ImportField, ImportMode } from '../../order-import.types.js';
import { NO_COUNT_WORDS } from '../../words/data/counting-words.js';
import { foldedWords, headerTokens } from '../../words/fold.js';
import { isCalled } from '../../words/header-name.js';
import type { Column } from './column.js';
import { single, type Pick } from './pick.js';
import { isVariant } from './variants-as-columns.js';
import { isCountry, isDate, isEmail, isHouseNumber, isSalutation, MOST, share } from './values.js';

const isPacked = (text: string): boolean =>
  /[:*×]\s*\d+\b|\b\d+\s*x\s|^[1-9]\d{0,2}\s+\p{L}[\p{L}-]*\d/iu.test(text) &&
  !isDate(text) &&
  parseProductsAndQuantities(text) !== null;
const isStreet = (text: string): boolean => /^\p{L}[\p{L}.\-' ]{2,}\s\d+\s?\p{L}?$/u.test(text);
const isPerson = (text: string): boolean => /^\p{Lu}[\p{L}.\-']*(\s\p{L}[\p{L}.\-']*)+$/u.test(text);
const isTown = (text: string): boolean => /^\p{Lu}[\p{L}.\-/() ]+$/u.test(text);

/** Tests of values by field, in the order in which they are tried; each takes the first column that passes. */
const TESTS: readonly (readonly [ImportField, (text: string) => boolean])[] = [
  ['email', isEmail],
  ['salutation', isSalutation],
  ['date', isDate],
  ['product_id_and_quantity', isPacked],
  // A small `no` is an answer; Norway is written `NO`.
  ['country', (text) => isCountry(text) && !/^[Nn]o$/.test(text)],
  ['postal_code', (text) => /^\d{4,5}$/.test(text)],
  ['quantity', (text) => /^[1-9]\d{0,2}$/.test(text)],
  ['street', isStreet],
  ['first_address_line', isPerson],
  ['city', isTown],
];

/** Fields whose values are capitalised words, like names, towns and much else: when several columns match, none is proposed. */
const SAYS_LITTLE: ReadonlySet<ImportField> = new Set(['first_address_line', 'city']);

/** The context for recognising columns by values: fields still without a source, and how the file lists its items. */
export interface ContentOptions {
  readonly open: readonly ImportField[];
  readonly mode: ImportMode | undefined;
  /** How many rows have a place: a day under an unknown word is no order's where fewer have one. */
  readonly placed: number;
  readonly isKnownProduct?: ((id: string) => boolean) | undefined;
}

/** Proposes columns with meaningless headers for the fields that their values look like; each is asked. */
export function guessByContent(
  columns: readonly Column[],
  { open, mode, placed, isKnownProduct }: ContentOptions,
): Partial<Record<ImportField, Pick>> {
  const allowed = mode === undefined ? open : open.filter((field) => fieldsOfMode(mode).includes(field));
  const left = columns.filter(({ values }) => values.length > 0);
  const found: [ImportField, Pick][] = [];
  const products = isKnownProduct === undefined ? [] : [['product_id', isKnownProduct] as const];
  for (const [field, passes] of [...products, ...TESTS]) {
    if (!allowed.includes(field)) continue;
    if (field === 'quantity' && columns.filter(isVariant).length > 1) continue;
    const all = left.filter(
      (column) =>
        share(column.values, passes) >= MOST &&
        !(field === 'first_address_line' && isOfAll(column)) &&
        !(field === 'date' && isDayOfElse(column, placed)) &&
        !(field === 'quantity' && countsNothing(column)),
    );
    const passed = field === 'first_address_line' ? recipientsOf(all) : all;
    if (SAYS_LITTLE.has(field) && passed.length > 1) continue;
    const at = passed[0] === undefined ? -1 : left.indexOf(passed[0]);
    const [column] = at < 0 ? [] : left.splice(at, 1);
    if (column !== undefined)
      found.push([
        field,
        field === 'quantity' ? countOf(column, left) : { ...single(column), ask: 'content' },
      ]);
  }
  return Object.fromEntries(found);
}

/**
 * The quantity that only its values speak for. None is proposed where another unknown word counts as well (`KW 48`, `KW 50`; `Kiel`, `Hamburg`):
 * a yes to the one would lose the pieces of the other.
 */
function countOf(column: Column, left: readonly Column[]): Pick {
  const others = left.filter((other) => other !== column && countsAlike(other) && !countsNothing(other));
  return others.length === 0
    ? { ...single(column), ask: 'content' }
    : { ...single(column, others), ask: 'missing' };
}

const countsAlike = ({ values, word }: Column): boolean =>
  word !== undefined &&
  share(values, (text) => /^\d{1,3}$/.test(text)) === 1 &&
  values.some((text) => Number(text) > 0);

/** Of several columns of people, the only one whose header says that a row goes to them: `von`, `an`. */
function recipientsOf(people: readonly Column[]): readonly Column[] {
  const towards = people.filter((column) => isCalled('towards', column));
  return towards.length === 1 ? towards : people;
}

/** Days between which no orders of one file lie. */
const LONG = 400;
const DAY_MS = 86_400_000;

/** Whether the days of an unknown word are none of orders: some orders have none, or they lie years apart, as those on which people joined. */
function isDayOfElse({ word, values }: Column, placed: number): boolean {
  if (word === undefined) return false;
  const [order = 'dmy'] = fittingDateOrders(values);
  const days = values.map((text) => Date.parse(readDate(text, order) ?? '')).filter((day) => day > 0);
  const apart =
    days.reduce((last, day) => Math.max(last, day), 0) -
    days.reduce((first, day) => Math.min(first, day), Infinity);
  return values.length < placed || apart > LONG * DAY_MS;
}

const NO_COUNT = new Set(foldedWords(NO_COUNT_WORDS));

/** Whether the small numbers below a header are ids, ages, classes or the like: `Backer UID`, `Klasse`. */
const countsNothing = ({ label }: Column): boolean =>
  headerTokens(label).some(({ text }) => NO_COUNT.has(text));

/** Whether a column of an unknown word has one value for all rows, as that of who collects the orders of others. */
const isOfAll = ({ word, values }: Column): boolean =>
  word !== undefined && values.length > 1 && new Set(values).size === 1;

/** Columns of house numbers with meaningless headers. */
export function houseNumberColumns(columns: readonly Column[]): Column[] {
  return columns.filter(({ values }) => values.length > 0 && share(values, isHouseNumber) >= MOST);
}
