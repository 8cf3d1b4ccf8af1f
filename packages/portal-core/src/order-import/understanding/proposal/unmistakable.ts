import { hasMeaning, type Column } from '../columns/column.js';
import { isDate, MOST, share } from '../columns/values.js';
import { partOfBuilding } from '../../words/part-of-building.js';
import { isCalled } from '../../words/header-name.js';
import type { Role, RoleReading } from '../../words/header-role.js';

const COUNT = /^\d{1,4}(?:[.,]0+)?$/;
const TIME = /\d{1,2}:\d{2}/;
const NUMBER_WITH_SIGN = /^#[\p{L}-]{0,6}\d{3,}$/u;
const TIME_ALONE = /^\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?(?:[ap]m|uhr))?$/i;

/**
 * The role of a column whose header says little, but leaves no doubt beside the other columns and with its values: a `Name` of nothing but
 * `#1001`, as in German files of Shopify, `vom` behind the order's number, and the `Zeitstempel` at the beginning of a form's rows, which is another in each,
 * where no other column has a date. `Zu liefern` with counts is proposed for a
 * quantity where no other column is one, and `App.` with numbers for a part of the address. Undefined for others.
 */
export function unmistakable(column: Column, columns: readonly Column[]): RoleReading | null | undefined {
  const { folded, values, index } = column;
  if (values.length === 0) return undefined;
  const person = personByValues(column);
  if (person !== undefined) return person;
  if (column.reading?.role === 'orderDate' && share(values, (text) => TIME_ALONE.test(text)) === 1)
    return null;
  if (holdsStreets(column, columns)) return { role: 'street', rank: 1 };
  const others = columns.filter((other) => other !== column);
  const has = (role: Role) => others.some(({ reading }) => reading?.role === role);
  if (folded === 'name' && !has('orderNumber') && share(values, (text) => NUMBER_WITH_SIGN.test(text)) === 1)
    return { role: 'orderNumber', rank: 0 };
  if (isNumberOfOrder(column) && !has('orderNumber')) return { role: 'orderNumber', rank: 1 };
  if (isOpenCount(column) && !has('quantity')) return { role: 'quantity', rank: 8, weak: true };
  if (isNumberOfFlat(column) && (has('street') || has('wholeStreet'))) return { role: 'addition', rank: 1 };
  if (has('orderDate') || share(values, isDate) < 1) return undefined;
  const [before] = others.filter((other) => other.index === index - 1);
  if (folded === 'vom' && before?.reading?.role === 'orderNumber') return { role: 'orderDate', rank: 0 };
  const isMoment = new Set(values).size === values.length && values.every((text) => TIME.test(text));
  return /^(?:zeitstempel|timestamp)$/.test(folded) && index <= 1 && values.length > 1 && isMoment
    ? { role: 'orderDate', rank: 1 }
    : undefined;
}

/** Whether an unknown header is a part of a house and its cells number them: `App.` 12, `Tor` 5. */
const isNumberOfFlat = ({ label, reading, word, values }: Column): boolean =>
  reading === null &&
  word !== undefined &&
  partOfBuilding(label).length === label.replaceAll(/[\s.:]/g, '').length &&
  share(values, (text) => /^\d{1,4}\p{L}?$/u.test(text)) === 1;

/** Whether a column called as the number of a street has whole streets, and no other column of its party has them: `SHIP_STREET_NO`. */
const holdsStreets = ({ reading, party, values }: Column, columns: readonly Column[]): boolean =>
  reading?.role === 'houseNumber' &&
  share(values, (text) => /\p{L}{3}.*\d|\d.*\p{L}{3}/u.test(text)) >= MOST &&
  !columns.some((other) => other.party === party && /street/i.test(other.reading?.role ?? ''));

/** Whether a header names data of the order and a number, and no cell is a date: `Bestelldaten: Nr`. */
const isNumberOfOrder = (column: Column): boolean =>
  column.reading?.role === 'orderDate' &&
  hasMeaning(column, 'order') &&
  hasMeaning(column, 'number') &&
  share(column.values, isDate) === 0;

/** Whether a column counts what is to be sent, or has counts below a word for units; asked, since neither names a quantity. */
const isOpenCount = ({ folded, words, reading, values }: Column): boolean =>
  reading === null &&
  (folded === 'einheiten' || (words.length > 0 && words.every(({ meaning }) => meaning === 'open'))) &&
  share(values, (text) => COUNT.test(text)) === 1;

const TWO_WORDS = /\p{L}\S*\s+\S*\p{L}/u;

/**
 * What the values show of a person: whole names below `Anrede Name`, or below `Bestellt von`, which is a day where a day stands below it; and
 * that numbers below an unknown word (`Alter des Empfängers`) are nobody's name.
 */
function personByValues(column: Column): RoleReading | null | undefined {
  const { values, reading, word, words } = column;
  const areNames = () => share(values, (text) => TWO_WORDS.test(text)) >= MOST;
  if (reading?.role === 'salutation' && words.some(({ meaning }) => meaning === 'name') && areNames())
    return { role: 'name', rank: 0 };
  if (isCalled('orderedBy', column) && areNames() && !values.some(isDate))
    return { role: 'bareParty', rank: 1, weak: true };
  const isNumbers = reading?.role === 'bareParty' && word !== undefined;
  return isNumbers && share(values, (text) => /^\d+$/.test(text)) === 1 ? null : undefined;
}
