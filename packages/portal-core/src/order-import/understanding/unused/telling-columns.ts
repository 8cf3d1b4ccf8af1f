import { cellText } from '../../reading/cells/cell-text.js';
import { foldedWords, foldText, plainWords } from '../../words/fold.js';
import { saysCancelled, saysNo } from '../../words/cancelled-row.js';
import { isCalled } from '../../words/header-name.js';
import { partOfBuilding } from '../../words/part-of-building.js';
import { areNoOrders, areNotSent, isKindOfOrder } from '../../words/document-kind.js';
import { isDoubtfulStatus, isKnownStatus } from '../../words/status-text.js';
import { CARRIERS } from '../../words/carrier.js';
import { TELLING_WORDS } from '../../words/data/telling-words.js';
import { hasMeaning, type Column } from '../columns/column.js';
import { forbidsSending, holdsNoRemarks } from '../not-to-send/remarks.js';
import { describes, isHarmless, sortsAll, speaksFreely } from './describing-headers.js';
import { counterOf } from '../not-to-send/counter-columns.js';
import { isDate, isEmail, isTickedOrNot } from '../columns/values.js';

type Row = readonly string[];
/** The rows of one order. */
type Rows = readonly Row[];

/** The orders of the samples, and the columns with their names. */
export interface ReadOrders {
  readonly orders: readonly Rows[];
  readonly names: readonly number[];
}

const TELLS = new RegExp(`^(?:${foldedWords(TELLING_WORDS).join('|')})`);

/**
 * Whether an unused column tells some orders or items from the others: it says something of these and nothing, or no, of those, or a few
 * words that come again sort them. A header that describes goods, money or people may, unless its cells answer yes or no; any other
 * could mark what must not be sent.
 */
export function tellsSomeApart(column: Column, read: ReadOrders): boolean {
  if (isCalled('due', column) || isCalled('madeForOne', column))
    return column.values.some((text) => says(text));
  const isKind = isCalled('documentKind', column) || isCalled('bareKind', column);
  if ((isKind || isCalled('document', column) || isCalled('sign', column)) && areNoOrders(column.values))
    return true;
  if (areNotSent(column.values) || (isUnknown(column) && areNoOrders(column.values))) return true;
  if (isSettled(column) || column.values.some((text) => NO_PARCEL.test(text))) return true;
  if (isCalled('settledPaper', column) || isCalled('partly', column)) return differ(column, read, says);
  if (isKind && column.values.some(isKindOfOrder)) return differ(column, read, isNoOrder);
  if (isCalled('documentKind', column) && hasUnknownKinds(column)) return true;
  if (forbidsBelow(column) || isUnpaidBelow(column) || isDoneBelow(column)) return true;
  if (counterOf(column) !== null) return false;
  if (isCalled('enclosed', column) && column.values.every(isAnswerOrCount)) return differ(column, read, says);
  if (hasOddWords(column)) return true;
  if (isHarmless(column) || !mayMark(column) || !column.values.every(isMark)) return false;
  return (
    differ(column, read, says) ||
    read.orders.some((order) => marksSome(column, order)) ||
    sortsOrders(column, read)
  );
}

/** Goods that are no parcel, or are fetched at the door, and parcels that are paid there, whatever the header of their kind. */
const NO_PARCEL =
  /^(?:digital(?:e[rs]?)?(?: (?:product|produkt|artikel|ware|goods))?|virtual|virtuell|download(?:able)?|e-?book|lizenz(?:schlüssel)?|licen[cs]e(?: key)?|gift[ _-]?card|(?:per )?nachnahme|cash on delivery|cod|contre remboursement|(?:exw|ex ?works|ab werk)(?: .*)?)$/iu;

/** Whether a column has what only settled orders have, also where all have it: then none of them may be to be sent. */
function isSettled(column: Column): boolean {
  if (isCalled('settledMark', column) && column.values.every(isAnswer)) return column.values.some(says);
  if (isCalled('settled', column)) return column.values.some(says);
  return isUnknown(column) && !isHarmless(column) && column.values.every(saysCancelled);
}

/** Whether a column says something of some rows of an order only. What its first row says is about the whole order. */
const marksSome = ({ index }: Column, [first, ...more]: Rows): boolean =>
  !says(cellText(first?.[index])) && more.some((row) => says(cellText(row[index])));

/** Whether a column sorts the orders by a few words that come again, or by the places they are sent from: `Haupt`, `Warteliste`, `Haupt`. */
function sortsOrders(column: Column, read: ReadOrders): boolean {
  if (describes(column)) return false;
  const texts = read.orders.map(([first = []]) => foldText(newIn(column, first, read)));
  const told = texts.filter((text) => text !== '' && !SAYS_NOW.test(text));
  const kinds = new Set(told);
  const isSorted = kinds.size < told.length || isCalled('storage', column);
  return kinds.size > 1 && isSorted && told.every((text) => IS_WORDS.test(text));
}

/** Whether a column whose header names no remarks says of some orders that they must not be sent; all others are read row by row. */
const forbidsBelow = ({ label, values }: Column): boolean =>
  holdsNoRemarks(label) && values.some((text) => forbidsSending(text));

/** Whether most cells of a column are numbers, days, links or answers, and some are words of something else. */
function hasOddWords({ values }: Column): boolean {
  const odd = values.filter(
    (text) =>
      ODD.test(text) && !isAnswer(text) && !saysNo(text) && !isDate(text) && !SAYS_NOW.test(foldText(text)),
  );
  const plain = values.filter((text) => PLAIN.test(text) || isDate(text) || isAnswer(text));
  return odd.length > 0 && plain.length > odd.length && plain.length + odd.length === values.length;
}

/** A number, with a sign, a unit or a code beside it. */
const PLAIN = /^(?=.*\d)(?!.*\p{L}{4})/u;

/** Words without a digit. */
const ODD = /^[^\d@/]*\p{L}{4}[^\d@/]*$/u;

/** Whether a column about the payment says that some of it is open. */
const isUnpaidBelow = ({ folded, values }: Column): boolean =>
  /zahl|konto|pay/.test(folded) && values.some((text) => isMark(text) && IS_OPEN.test(text));

const IS_OPEN =
  /(?<!\p{L})(?:offen|unbezahlt|ausstehend|überfällig|(?:an)?gemahnt|open|unpaid|outstanding|overdue|past due)$/iu;

/** Whether some orders of a file, by a column with a header of unknown words, are done with or held, and others are not: `1 neu`, `3 versendet`. */
const isDoneBelow = (column: Column): boolean => {
  if (!isUnknown(column) || isHarmless(column) || !column.values.every(isMark)) return false;
  const done = column.values.filter((text) => saysCancelled(text) || isDoubtfulStatus(text));
  return done.length > 0 && done.length < column.values.length;
};

/** Whether orders are of several kinds that nobody knows: `Einzel` and `Abo`, `ZOR` and `ZRE`. */
const hasUnknownKinds = ({ values }: Column): boolean =>
  new Set(values.map(foldText).filter((text) => isNoOrder(text) && !SAYS_USUAL.test(text))).size > 1;

/** Whether the cells of a column could mark orders: its header names a mark, or nothing that is known, or does not describe what they say. */
function mayMark(column: Column): boolean {
  if (namesMark(column)) return true;
  if (column.values.every(isAnswer)) return isUnknown(column) || !SAYS_WHICH_PLACE.test(column.folded);
  return !isMeasured(column) && (isUnknown(column) || speaksFreely(column));
}

/**
 * Whether an unused column of unknown words could count what is sent in place of the quantity: its numbers stand in some rows only, or mostly
 * repeat the quantity, and differ from it somewhere.
 */
export function countsInstead(column: Column, quantity: number, rows: Rows): boolean {
  const { index, values } = column;
  if (counterOf(column) !== null || isHarmless(column) || namesMark(column) || isCalled('due', column))
    return false;
  if (partOfBuilding(column.label) !== '') return false;
  if (!isUnknown(column) || !values.every((text) => COUNT.test(text))) return false;
  if (values.every((text) => MONEY.test(text))) return false;
  const pairs = rows.map((row) => ({ other: cellText(row[index]), pieces: cellText(row[quantity]) }));
  const filled = pairs.filter(({ other }) => other !== '');
  const same = filled.filter(({ other, pieces }) => Number.parseFloat(other) === Number.parseFloat(pieces));
  if (same.length === filled.length) return false;
  const repeats = same.length * 2 >= filled.length && new Set(same.map(({ pieces }) => pieces)).size > 1;
  return repeats || filled.length < pairs.length || countsAll(column, rows);
}

/** Whether a small number stands in every row, and is neither the same in all of them nor what the rows are sorted by. */
function countsAll(column: Column, rows: Rows): boolean {
  const { index, values } = column;
  if (values.length < LEAST_COUNTS || new Set(values).size < 2 || describes(column) || sortsAll(column))
    return false;
  const isNumbering = rows.every((row, at) => follows(cellText(row[index]), cellText(rows[at - 1]?.[index])));
  return !isNumbering && values.every((text) => /^[1-9]\d?$/.test(text));
}

/** Fewest numbers that are no chance. */
const LEAST_COUNTS = 3;

/** Whether a number goes on from the one in the row above, or begins anew: rows are numbered so. */
const follows = (text: string, above: string): boolean => text === '1' || Number(text) === Number(above) + 1;

/** Whether two addresses are one is answered where addresses are understood. */
const SAYS_WHICH_PLACE = /abw|andere|differ|separate|alternativ|gleich|same/;

/** An answer to what a header says, or a doubt about it. */
const isAnswer = (text: string): boolean =>
  isTickedOrNot(text) || /^(?:\?+|n|y|j|nö|nope?|ok|okay|[-–—]+)$/iu.test(text);

const isAnswerOrCount = (text: string): boolean => isAnswer(text) || COUNT.test(text);

/** An amount with two decimals. */
const MONEY = /[.,]\d\d$/;

/** A number of pieces as people write it. */
const COUNT = /^\d{1,2}(?:[.,]0+)?$/;

/** Whether the kind of a document is none that is sent; one of a cancellation is refused by itself. */
const isNoOrder = (text: string): boolean => !isKnownStatus(text) && !saysCancelled(text);

/** Whether a text says something in some orders, and not in others. Those that are to be sent at once are as good as either. */
function differ(column: Column, read: ReadOrders, speaks: (text: string) => boolean): boolean {
  const told = read.orders
    .filter((rows) => !rows.some((row) => SAYS_NOW.test(foldText(cellText(row[column.index])))))
    .map((rows) => rows.some((row) => speaks(newIn(column, row, read))));
  return told.includes(true) && told.includes(false);
}

/** What the cell of a row says besides its name and how every order is sent; blank for nothing. */
function newIn({ index }: Column, row: Row, { names }: ReadOrders): string {
  const text = cellText(row[index]);
  const told = foldText(text);
  if (!/\p{L}{2}/u.test(told)) return text;
  const isTold = names.some((at) => ` ${plainWords(cellText(row[at]))} `.includes(` ${plainWords(text)} `));
  return isTold || SAYS_USUAL.test(told) ? '' : text;
}

const IS_WORDS = /^\D*\p{L}{2}\D*$/u;

const SAYS_NOW = /^(?:(?:ab )?sofort|asap|immediately|at once|schnellstmoeglich|heute|today)$/;

/** How orders usually come, and are usually sent: by a carrier, in the usual or the fast way. */
const SAYS_USUAL = new RegExp(
  String.raw`^(?:(?:${CARRIERS})(?: (?:paket|standard|express))?|paket|(?:web|online)?-?shop|web|online|internet|telefon(?:isch)?|phone|e-?mail|fax|app|normal|regular|(?:standard|express)(?:versand| shipping)?)$`,
);

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

/** Whether values are amounts or small numbers, which measure and do not mark; a day without its year (`22.11.`, `22.11. Ute`) is none. */
const isMeasured = ({ values }: Column): boolean =>
  values.some((text) => !/^[01xX]$/.test(text)) &&
  !values.every((text) => DAY_WITHOUT_YEAR.test(text)) &&
  !values.every((text) => IS_CODE.test(text)) &&
  values.every((text) => /^\D{0,4}\d{1,6}(?:[.,]\d+)?\D{0,4}$/.test(text));

/** A day without its year, alone or with the letters of whoever wrote it down. */
const DAY_WITHOUT_YEAR = /^\D*\b\d{1,2}\.\d{1,2}\.\D*$/;

/** Letters and a number, and no sum of money: `DX-13`. */
const IS_CODE = /^(?!eur|chf|usd|gbp|pln)\p{L}{1,4}[-_/]\d+$/iu;

/** Most words of a mark: longer texts are remarks. */
const MOST_WORDS = 4;

const isMark = (text: string): boolean =>
  text.split(/\s+/).length <= MOST_WORDS && !isEmail(text) && !/^(?:https?:|www\.)/i.test(text);

/** Whether a cell says anything but no and nothing. */
const says = (text: string): boolean => !saysNo(text) && (!/\d/.test(text) || /[1-9]/.test(text));
