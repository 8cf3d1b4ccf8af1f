import { findCountry } from '../../../countries/index.js';
import { findSalutation } from '../../../orders/index.js';
import { isEmail } from '../../../validation/index.js';
import { splitAddress } from '../../recipe/whole-address.js';
import { isTickBox } from '../../words/tick-box.js';
import { dateParts } from '../../reading/cells/order-date.js';

/** Share of a column's filled cells that must pass a test. */
export const MOST = 0.8;

/** The share of values that pass; 0 without values. */
export function share(values: readonly string[], passes: (text: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(passes).length / values.length;
}

export const isHouseNumber = (text: string): boolean =>
  /^\d{1,4}\s?[a-z]?(\s?[-/+]\s?\d{1,4}\s?[a-z]?)?$/i.test(text);
/** What stands behind the number of a house: a letter, a half, several of them (`a/b`, `c-e`). */
export const isLetterOfNumber = (text: string): boolean =>
  /^(?:\p{L}\d?(?:\s?[-/+&,]\s?\p{L})*|bis|ter|hs|huis|\d\/\d)$/iu.test(text);
export const isPostCodeWithTown = (text: string): boolean => /^([a-z]{1,2}-?)?\d{4,5}\s+\p{L}/iu.test(text);
export const looksLikePostCode = (text: string): boolean =>
  text.length <= 12 && /\d/.test(text) && !isEmail(text);
export const isWholeAddress = (text: string): boolean =>
  /[,\n|;]\s*([a-z]{1,2}-)?\d{4,5}\s+\p{L}|,.*,.*\d{4,5}/iu.test(text) || splitAddress(text) !== null;
export const looksLikeQuantity = (text: string): boolean =>
  /^\d{1,4}([.,]0+)?(\s*(\d{1,3}er[\s-]?)?\p{L}{1,12}\.?)?$/u.test(text);
/** An answer to what a header says, in letters: digits could be a number of it. */
export const isTickedOrNot = (text: string): boolean =>
  /^(?:ja|nein|yes|no|true|false|wahr|falsch|x)$/i.test(text) || isTickBox(text);
export const isCountry = (text: string): boolean => findCountry(text) !== null;
export const isSalutation = (text: string): boolean => text.length > 1 && findSalutation(text) !== null;
export const isDate = (text: string): boolean => dateParts(text) !== null;
export { isEmail };

/** Whether values number the rows of each order from 1 instead of counting pieces: needs several orders, or one of three rows. */
export function countsPositions(rows: readonly { order: string; value: string }[]): boolean {
  const groups = new Map<string, string[]>();
  for (const { order, value } of rows) groups.set(order, [...(groups.get(order) ?? []), value]);
  const long = [...groups.values()].filter((values) => values.length > 1);
  const counted = long.every((values) => values.every((value, index) => Number(value) === index + 1));
  return counted && (long.length > 1 || long.some((values) => values.length > 2));
}
