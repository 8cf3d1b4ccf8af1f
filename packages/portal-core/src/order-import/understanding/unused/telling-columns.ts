import { cellText } from '../../reading/cells/cell-text.js';
import { foldText } from '../../words/fold.js';
import { saysCancelled, saysNo } from '../../words/cancelled-row.js';
import { isCalled } from '../../words/header-name.js';
import { isKnownStatus } from '../../words/status-text.js';
import { HARMLESS_WORDS, TELLING_WORDS } from '../../words/data/telling-words.js';
import { hasMeaning, type Column } from '../columns/column.js';
import { counterOf } from '../not-to-send/counter-columns.js';
import { isEmail } from '../columns/values.js';

/** The rows of one order. */
type Rows = readonly (readonly string[])[];

const beginnings = (words: string): string => foldText(words).trim().split(/\s+/).join('|');
const TELLS = new RegExp(`^(?:${beginnings(TELLING_WORDS)})`);
const HARMLESS = new RegExp(`^(?:${beginnings(HARMLESS_WORDS)})`);

/**
 * Whether an unused column tells some orders from the others: it says something of these and nothing, or no, of those. A header whose words
 * are all known and harmless (a price, a weight, a telephone number) may; any other could mark what must not be sent.
 */
export function tellsSomeApart(column: Column, orders: readonly Rows[]): boolean {
  if (isCalled('due', column) || isCalled('madeForOne', column))
    return column.values.some((text) => says(text));
  if (isCalled('documentKind', column))
    return column.values.some((text) => IS_ORDER.test(text)) && differ(column, orders, isNoOrder);
  if (!mayMark(column) || !column.values.every(isMark)) return false;
  return differ(column, orders, says);
}

/** Kinds of documents that are orders. */
const IS_ORDER = /bestell|auftrag|order|verkauf|sale|kauf|standard|normal/i;
/** Whether the kind of a document is none that is sent; one of a cancellation is refused by itself. */
const isNoOrder = (text: string): boolean => !isKnownStatus(text) && !saysCancelled(text);

/** Whether a text says something in some orders, and not in others. */
function differ({ index }: Column, orders: readonly Rows[], speaks: (text: string) => boolean): boolean {
  const told = orders.map((rows) => rows.some((row) => speaks(cellText(row[index]))));
  return told.includes(true) && told.includes(false);
}

/** Whether a header names what became of an order, or has a word that is not known. */
function mayMark(column: Column): boolean {
  if (counterOf(column) !== null || HARMLESS.test(column.folded)) return false;
  if (
    TELLS.test(column.folded) ||
    column.words.some(({ text }) => TELLS.test(text)) ||
    hasMeaning(column, 'paid')
  )
    return true;
  if (column.word === undefined || column.party !== 'none') return false;
  if (column.reading !== null && column.reading.role !== 'orderDate') return false;
  return !isMeasured(column);
}

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
