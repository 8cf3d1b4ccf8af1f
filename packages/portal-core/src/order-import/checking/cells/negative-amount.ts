import { isDigit } from '../../words/digit.js';

const CURRENCY = '(?:[€$£]|eur|chf|usd|gbp)?';
const NEGATIVE = new RegExp(
  String.raw`^${CURRENCY}\s*[-−–]\s*${CURRENCY}\s*[\d.,'’ ]*[1-9]|^\(\s*${CURRENCY}\s*[\d.,'’ ]*[1-9][^()]*\)$|[1-9][\d.,'’ ]*(?<=\d)\s*${CURRENCY}\s*[-−]\s*${CURRENCY}$`,
  'i',
);

/** Whether a text is an amount below zero: `-7,49`, `7,49-`, `(7,49)`, `EUR -7,49`. Nearly every amount begins and ends with a digit. */
export function isNegative(text: string): boolean {
  if (text === '' || (isDigit(text.charCodeAt(0)) && isDigit(text.charCodeAt(text.length - 1)))) return false;
  return NEGATIVE.test(text.trim());
}
