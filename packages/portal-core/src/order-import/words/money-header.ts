import { headerTokens, foldHeader } from './fold.js';
import { MONEY_WORDS, SIGNED_MONEY_WORDS } from './data/money-words.js';

const wordsOf = (words: string): string[] => words.trim().split(/\s+/);
const MONEY = wordsOf(MONEY_WORDS);
const SIGNED = wordsOf(SIGNED_MONEY_WORDS);
/** Letters from which on a word also counts at the end of another: `Einzelpreis`. */
const WITHIN = 4;

/** Whether a header is of prices or sums that are above zero in an ordinary order: no discount, fee, tax or balance. */
export function isMoneyHeader(header: string): boolean {
  const folded = foldHeader(header);
  if (SIGNED.some((word) => folded.includes(word))) return false;
  return headerTokens(header).some(({ text }) =>
    MONEY.some(
      (word) => text === word || (word.length >= WITHIN && (text.endsWith(word) || text.startsWith(word))),
    ),
  );
}

const SUM =
  /summe|gesamt|betrag|total|amount|sum\b|^gp$|^g[.\s-]?preis|zeilen|position|^pos\b|\bline\b|extended/i;

/** Whether a header of money is of the sum of several pieces. */
export const isSumHeader = (header: string): boolean => SUM.test(header);

const SUM_OF_ROW = /zeile|position|^pos\b|\b(?:line|item)\b|extended|gesamtpreis|^gp$|^g[.\s-]?preis/i;

/** Whether it names the sum of a row: a total alone is that of an order, with its postage. */
export const isRowSumHeader = (header: string): boolean => SUM_OF_ROW.test(header);
