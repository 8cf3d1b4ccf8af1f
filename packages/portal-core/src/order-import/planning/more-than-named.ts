import { foldText } from '../words/fold.js';
import { GIVEN_WORDS, PACK_WORDS } from '../words/variant-words.js';

/** Several pieces in a name: `2x Tee`, `Tee x 3`, `10er Pack`, `6er-Set`, `3 Stück`. */
const PIECES =
  /^\s*(\d{1,3})\s?[x×]\s*\p{L}|\p{L}\s*[x×]\s?(\d{1,3})\s*$|(?<![\d.,])(\d{1,3})\s?(?:er[\s-]?(?:pack|set|box|karton|bund|sparpack)|-?(?:stk|stueck|pcs|pieces)(?![a-z]))/gu;

/**
 * Whether a name speaks of a sample, a gift or several pieces where the merchant's does not: whether that is the product with this number, and
 * how often, cannot be known.
 */
export function saysMoreThan(own: string, told: string): boolean {
  const [one, other] = [foldText(own), foldText(told)];
  return (
    (hasWord(other, GIVEN_WORDS) && !hasWord(one, GIVEN_WORDS)) || (saysPieces(other) && !saysPieces(one))
  );
}

const hasWord = (text: string, words: ReadonlySet<string>): boolean =>
  text.split(/[^a-z]+/).some((word) => words.has(word));

const saysPieces = (text: string): boolean =>
  hasWord(text, PACK_WORDS) ||
  [...text.matchAll(PIECES)].some(([, one, two, three]) => Number(one ?? two ?? three) > 1);
