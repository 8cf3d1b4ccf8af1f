import { foldText } from '../words/fold.js';

/** Digits that a spreadsheet keeps of a number; those behind them become zeros. */
const KEPT_DIGITS = 15;
/** A part of an order, or its order once more, behind the number: `-1`, `/2`. */
const SUFFIX = /^[^\p{L}\d]\d{1,2}$/u;

/**
 * Whether two order numbers are most likely the same one written otherwise: without its letters (`WEB-1001`, `1001`), with other signs
 * (`70.191`), with a part behind it (`1001-1`), or rounded by a spreadsheet.
 */
export function isNumberOtherwise(one: string, other: string): boolean {
  const [long, short] = [foldText(one), foldText(other)].toSorted((a, b) => b.length - a.length);
  if (long === undefined || short === undefined || !/\d/.test(short)) return false;
  if (long.startsWith(short) && SUFFIX.test(long.slice(short.length))) return true;
  const [digits, otherDigits] = [digitsOf(long), digitsOf(short)];
  if (digits !== otherDigits && !areRounded(digits, otherDigits)) return false;
  const [letters, otherLetters] = [lettersOf(long), lettersOf(short)];
  return letters === otherLetters || letters === '' || otherLetters === '';
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
const lettersOf = (text: string): string => text.replaceAll(/\P{L}/gu, '');

const areRounded = (one: string, other: string): boolean =>
  one.length === other.length &&
  one.length > KEPT_DIGITS &&
  one.slice(0, KEPT_DIGITS - 1) === other.slice(0, KEPT_DIGITS - 1) &&
  [one, other].some((digits) => /^0+$/.test(digits.slice(KEPT_DIGITS)));
