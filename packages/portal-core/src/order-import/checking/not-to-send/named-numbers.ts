/** Most words that are looked at in one text. */
const MOST_NAMED = 50;
const WORD = /#?[\p{L}\p{N}](?:[\p{L}\p{N}_\-/.]*[\p{L}\p{N}])?/gu;

/** Characters of the shortest word that is taken for an order number by itself. */
export const SHORTEST_NUMBER = 4;

/** The words of a text with a digit, which may be order numbers or counts. */
export const wordsWithDigit = (text: string): string[] =>
  (text.match(WORD) ?? []).filter((word) => /\d/.test(word)).slice(0, MOST_NAMED);

/** A text without its words that have a digit. */
export const withoutNumbers = (text: string): string =>
  text.replaceAll(WORD, (word) => (/\d/.test(word) ? ' ' : word));

/** The words of a text that may be order numbers: those with a digit that are no short count. */
export const namedNumbers = (text: string): string[] =>
  wordsWithDigit(text).filter((word) => word.length >= SHORTEST_NUMBER);
