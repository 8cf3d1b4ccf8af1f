import { foldText } from '../words/fold.js';
import { saysMultiple, saysPack } from '../words/pack-text.js';
import {
  CONDITION_WORDS,
  GIVEN_WORDS,
  LACKING_WORDS,
  MADE_BEGINNINGS,
  PACK_WORDS,
  PART_BEGINNINGS,
  PART_ENDINGS,
} from '../words/variant-words.js';

/** Several pieces in a name: `2x Tee`, `Tee x 3`, `10er Pack`, `6er-Set`, `3 Stück`. */
const PIECES =
  /^\s*(\d{1,3})\s?[x×]\s*\p{L}|\p{L}\s*[x×]\s?(\d{1,3})\s*$|(?<![\d.,])(\d{1,3})\s?(?:er[\s-]?(?:pack|set|box|karton|bund|sparpack)|-?(?:stk|stueck|pcs|pieces)(?![a-z]))/gu;

/**
 * Whether a name speaks of a sample, a gift, several pieces, a part, another condition or something made for one order where the merchant's
 * does not: whether that is the product with this number, and how often, cannot be known.
 */
export function saysMoreThan(own: string, told: string): boolean {
  const [one, other] = [foldText(own), foldText(told)];
  return (
    SAYINGS.some((says) => says(other) && !says(one)) ||
    isOfOtherThings(one, other) ||
    saysUnknownAmounts(one, other)
  );
}

const wordsOf = (text: string): string[] => text.split(/[^a-z]+/).filter((word) => word !== '');

const hasWord = (text: string, words: ReadonlySet<string>): boolean =>
  wordsOf(text).some((word) => words.has(word));

const beginsWith = (text: string, beginnings: readonly string[]): boolean =>
  wordsOf(text).some((word) => beginnings.some((beginning) => word.startsWith(beginning)));

const saysPieces = (text: string): boolean =>
  hasWord(text, PACK_WORDS) ||
  saysPack(text) ||
  [...text.matchAll(PIECES)].some(([, one, two, three]) => Number(one ?? two ?? three) > 1);

/** A product with one of its parts is the whole product. */
const WITH_PART = /(?<![a-z])(?:mit|with|inkl\.?|incl\.?)\s[a-z]+/g;

const saysPart = (text: string): boolean =>
  beginsWith(text, PART_BEGINNINGS) ||
  wordsOf(text.replaceAll(WITH_PART, ' ')).some((word) =>
    PART_ENDINGS.some((ending) => word.endsWith(ending)),
  );

/** Several times an amount may be the amount of the product only where its name has one. */
const saysUnknownAmounts = (own: string, told: string): boolean =>
  saysMultiple(told) && !saysPieces(own) && !AMOUNT.test(own);

const AMOUNT = /\d\s?(?:mg|g|gr|kg|ml|cl|dl|l|liter)(?![a-z])/;

const SAYINGS: readonly ((text: string) => boolean)[] = [
  (text) => hasWord(text, GIVEN_WORDS),
  saysPieces,
  saysPart,
  (text) => hasWord(text, CONDITION_WORDS) || /(?<![a-z])(?:b-ware|2\. wahl|second hand)/.test(text),
  (text) => hasWord(text, LACKING_WORDS),
  (text) => beginsWith(text, MADE_BEGINNINGS),
];

/** Letters of the shortest word that names a thing. */
const SHORTEST = 4;
/** What joins a further thing to the first, and what comes with a price. */
const JOINED = /(?<![a-z])(?:plus|und|and|inkl|inklusive|incl|including|samt|nebst)(?![a-z])|\s[+&]\s/;
const NO_THING = /^(?:versand|mwst|pfand|steuer|shipping|porto|lieferung|vat|verpackung)/;
const FOR = /(?<![a-z])(?:fuer|for|zur?|zum)(?![a-z])/;

const isIn = (word: string, own: string): boolean =>
  own.includes(word) || wordsOf(own).some((one) => one.length >= SHORTEST && word.includes(one));

/** Whether a name joins a thing to the product, or is a thing for it: `Teekanne + Tasse`, `Wärmer für Teekanne`. */
function isOfOtherThings(own: string, told: string): boolean {
  const [before = '', ...joined] = told.split(JOINED);
  const more = wordsOf(joined.join(' ')).filter((word) => word.length >= SHORTEST && !NO_THING.test(word));
  if (joined.length > 0 && !JOINED.test(own) && more.some((word) => !isIn(word, own)))
    return wordsOf(before).length > 0;
  const [first = '', second] = told.split(FOR, 2);
  if (second === undefined || FOR.test(own)) return false;
  const isNamed = (text: string) => wordsOf(text).some((word) => word.length >= SHORTEST && isIn(word, own));
  return isNamed(second) && !isNamed(first);
}
