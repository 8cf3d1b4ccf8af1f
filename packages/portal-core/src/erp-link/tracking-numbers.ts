import { isScientific } from '../order-import/index.js';
import { checkLength, cleanText, issue, type Issue } from '../validation/index.js';
import { ERP_LIMITS } from './erp-link.types.js';

/** Letters and digits, with the signs between them that carriers print. */
const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} ./_-]*$/u;
const SHORTENED = /^\d[.,]\d+e\d{1,3}$/i;

/** Adds what is wrong with a tracking number: a word or a filler in its place, or a number that a spreadsheet has shortened. */
export function checkTrackingNumber(issues: Issue[], path: string, text: string): void {
  const number = cleanText(text);
  if (isScientific(number) || SHORTENED.test(number)) issues.push(issue(path, 'scientificNumber'));
  else if (!checkLength(issues, path, number, { min: 1, max: ERP_LIMITS.text })) return;
  else if (!NUMBER.test(number) || !/[1-9]/.test(number)) issues.push(issue(path, 'noTrackingNumber'));
}

/** One number however it is written: carriers print spaces that others leave out, and a spreadsheet takes the zeros in front. */
const keyOf = (number: string): string =>
  number
    .replaceAll(/[\s.-]+/g, '')
    .replace(/^0+(?=\d+$)/, '')
    .toUpperCase();

/** The known numbers and those of them that are new, in their order; the same list where nothing is new. */
export function withNumbers(known: readonly string[], reported: readonly string[]): readonly string[] {
  const keys = new Set(known.map(keyOf));
  const added: string[] = [];
  for (const number of reported.map(cleanText)) {
    if (keys.has(keyOf(number))) continue;
    keys.add(keyOf(number));
    added.push(number);
  }
  return added.length === 0 ? known : [...known, ...added];
}

/** Whether an order can keep so many numbers, which a person must still be able to edit. */
export const areTooMany = (numbers: readonly string[]): boolean =>
  numbers.length > ERP_LIMITS.trackingNumbers || numbers.join('\r').length > ERP_LIMITS.trackingText;
