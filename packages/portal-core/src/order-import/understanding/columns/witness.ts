import type { ImportField } from '../../order-import.types.js';
import { countryOfNumber } from '../../../countries/index.js';
import { cleanText } from '../../../validation/index.js';
import type { Pick } from './pick.js';
import {
  countsPositions,
  isCountry,
  isDate,
  isEmail,
  isWholeAddress,
  looksLikePostCode,
  looksLikeQuantity,
  share,
} from './values.js';
import { isHouseName } from '../../words/house-name.js';
import { mistypedCountry } from '../../words/mistyped-country.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { cellText } from '../../reading/cells/cell-text.js';

const isNumber = (text: string): boolean => /^[\d\s.,-]+$/.test(text);

/** Counts that no order can have, but that are counts: the row is refused, the column is the quantity's. */
const ODD_COUNT = /^[+-]\d{1,4}$|^\d{1,2}\/\d{1,2}$/;

/** What tells a firm from a person, and names neither. */
const IS_KIND =
  /^(?:privat|private|person|firma|company|business|gewerblich|gewerbe|b2[bc]|[pf]|ja|nein|yes|no|true|false|[01x])$/i;

/** Tests that most values of a field must pass; fields without a test accept any. */
const LOOKS: Partial<Record<ImportField, (text: string) => boolean>> = {
  email: isEmail,
  postal_code: looksLikePostCode,
  city: (text) => !isNumber(text) && !isEmail(text) && text.length <= 60,
  country: (text) => isCountry(text) || countryOfNumber(text) !== null || mistypedCountry(text) !== '',
  date: (text) => /\d/.test(text) && !isEmail(text),
  quantity: (text) => looksLikeQuantity(cleanText(text)) || ODD_COUNT.test(cleanText(text)),
  company: (text) => !IS_KIND.test(text),
  first_address_line: (text) => !isNumber(text) && !isEmail(text),
  street: (text) => !isNumber(text) && !isEmail(text) && !isWholeAddress(text),
  external_order_id: (text) => !isEmail(text) && !isDate(text) && text.length <= 60,
  product_id: (text) => !isEmail(text),
};

/** Share of a column's values below which they contradict its header. */
const ENOUGH = 0.5;

/** Whether the values of a column contradict its header. */
export function isContradicted(field: ImportField, pick: Pick): boolean {
  const looks = LOOKS[field];
  const [column] = pick.columns;
  if (looks === undefined || column === undefined || pick.columns.length > 1) return false;
  if (typeof pick.source === 'object' && pick.source.part !== undefined) return false;
  if (field === 'street' && lacksNumbers(column.values)) return true;
  return column.values.length > 0 && share(column.values, looks) < ENOUGH;
}

/** Whether streets, at least two different ones, have no house numbers: those may be in an unknown column. Houses with a name have none. */
function lacksNumbers(values: readonly string[]): boolean {
  return new Set(values).size > 1 && share(values, (text) => /\d/.test(text) || isHouseName(text)) < ENOUGH;
}

/** Whether the quantity's column numbers the rows of each order instead. */
export function isPosition(
  quantity: Pick,
  order: Pick | undefined,
  samples: readonly (readonly string[])[],
): boolean {
  const [at] = columnsOfSource(quantity.source);
  const [number] = order === undefined ? [] : columnsOfSource(order.source);
  if (at === undefined || number === undefined) return false;
  let last = '';
  const rows = samples.map((row) => {
    last = cellText(row[number]) || last;
    return { order: last, value: cellText(row[at]) };
  });
  return countsPositions(rows.filter(({ value }) => value !== ''));
}
