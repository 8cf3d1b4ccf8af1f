import { cellText } from '../../reading/cells/cell-text.js';
import { foldText } from '../../words/fold.js';
import { saysCancelled, saysNo } from '../../words/cancelled-row.js';
import { isCalled } from '../../words/header-name.js';
import { isKnownStatus } from '../../words/status-text.js';
import { HARMLESS_WORDS, TELLING_WORDS } from '../../words/data/telling-words.js';
import { hasMeaning, type Column } from '../columns/column.js';
import { counterOf } from '../not-to-send/counter-columns.js';
import { isEmail, isTickedOrNot } from '../columns/values.js';

/** Whether a header speaks of what some buyers are or wish, or of who works on an order. */
export const isHarmless = ({ folded }: Column): boolean => HARMLESS.test(folded);

/** The rows of one order. */
type Rows = readonly (readonly string[])[];

const beginnings = (words: string): string => foldText(words).trim().split(/\s+/).join('|');
const TELLS = new RegExp(`^(?:${beginnings(TELLING_WORDS)})`);
const HARMLESS = new RegExp(`^(?:${beginnings(HARMLESS_WORDS)})`);

/**
 * Whether an unused column tells some orders or items from the others: it says something of these and nothing, or no, of those. A header whose words are all known and harmless (a price, a weight, a telephone number) may, unless its cells answer
 * yes or no; any other could mark what must not be sent.
 */
export function tellsSomeApart(column: Column, orders: readonly Rows[]): boolean {
  if (isCalled('due', column) || isCalled('madeForOne', column))
    return column.values.some((text) => says(text));
  if (isCalled('documentKind', column))
    return column.values.some((text) => IS_ORDER.test(text)) && differ(column, orders, isNoOrder);
  if (counterOf(column) !== null || isHarmless(column)) return false;
  if (!SAYS_WHICH_PLACE.test(column.folded) && column.values.every(isAnswer) && differ(column, orders, says))
    return true;
  if (!namesMark(column) && (!isUnknown(column) || isMeasured(column))) return false;
  if (!column.values.every(isMark)) return false;
  return differ(column, orders, says) || orders.some((order) => marksSome(column, order));
}

/** Whether a column says something of some rows of an order only. What its first row says is about the whole order. */
const marksSome = ({ index }: Column, [first, ...more]: Rows): boolean =>
  !says(cellText(first?.[index])) && more.some((row) => says(cellText(row[index])));

/**
 * Whether an unused column of unknown words could count what is sent in place of the quantity: its numbers stand in some rows only, or mostly
 * repeat the quantity, and differ from it somewhere.
 */
export function countsInstead(column: Column, quantity: number, rows: Rows): boolean {
  const { index, values } = column;
  if (counterOf(column) !== null || isHarmless(column) || namesMark(column)) return false;
  if (!isUnknown(column) || !values.every((text) => COUNT.test(text))) return false;
  const pairs = rows.map((row) => ({ other: cellText(row[index]), pieces: cellText(row[quantity]) }));
  const filled = pairs.filter(({ other }) => other !== '');
  const same = filled.filter(({ other, pieces }) => Number.parseFloat(other) === Number.parseFloat(pieces));
  if (same.length === filled.length) return false;
  const repeats = same.length * 2 >= filled.length && new Set(same.map(({ pieces }) => pieces)).size > 1;
  return repeats || filled.length < pairs.length;
}

/** Whether two addresses are one is answered where addresses are understood. */
const SAYS_WHICH_PLACE = /abw|andere|differ|separate|alternativ|gleich|same/;

/** An answer to what a header says, or a doubt about it. */
const isAnswer = (text: string): boolean =>
  isTickedOrNot(text) || /^(?:\?+|n|y|j|nö|nope?|ok|okay|✔|☑|☒|✗|✘|[-–—]+)$/iu.test(text);

/** A number of pieces as people write it. */
const COUNT = /^\d{1,2}(?:[.,]0+)?$/;

/** Kinds of documents that are orders. */
const IS_ORDER = /bestell|auftrag|order|verkauf|sale|kauf|standard|normal/i;
/** Whether the kind of a document is none that is sent; one of a cancellation is refused by itself. */
const isNoOrder = (text: string): boolean => !isKnownStatus(text) && !saysCancelled(text);

/** Whether a text says something in some orders, and not in others. */
function differ({ index }: Column, orders: readonly Rows[], speaks: (text: string) => boolean): boolean {
  const told = orders.map((rows) => rows.some((row) => speaks(cellText(row[index]))));
  return told.includes(true) && told.includes(false);
}

/** Whether a header names what became of an order. */
const namesMark = (column: Column): boolean =>
  TELLS.test(column.folded) ||
  column.words.some(({ text }) => TELLS.test(text)) ||
  hasMeaning(column, 'paid');

/** Whether a header has a word that is not known, or is a sign alone: `✓`. */
export const isUnknown = ({ word, party, reading, folded, label }: Column): boolean =>
  (word !== undefined || (folded === '' && label !== '')) &&
  party === 'none' &&
  (reading === null || reading.role === 'orderDate');

/** Whether values are amounts or small numbers, which measure and do not mark. */
const isMeasured = ({ values }: Column): boolean =>
  values.some((text) => !/^[01xX]$/.test(text)) &&
  values.every((text) => /^\D{0,4}\d{1,6}(?:[.,]\d+)?\D{0,4}$/.test(text));

/** Most words of a mark: longer texts are remarks. */
const MOST_WORDS = 4;

const isMark = (text: string): boolean =>
  text.split(/\s+/).length <= MOST_WORDS && !isEmail(text) && !/^(?:https?:|www\.)/i.test(text);

/** Whether a cell says anything but no and nothing. */
const says = (text: string): boolean => !saysNo(text) && (!/\d/.test(text) || /[1-9]/.test(text));
