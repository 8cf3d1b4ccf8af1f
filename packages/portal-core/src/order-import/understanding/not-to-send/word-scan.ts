import { choicesOf, listed } from './phrases.js';

const [SMALL_A, SMALL_Z, E, S] = [97, 122, 101, 115];
const [TO_SMALL, LAST_ASCII, FACTOR] = [32, 127, 31];
/** Letters that are folded to two, without their case. */
const [AE, OE, UE, SHARP_S] = [228, 246, 252, 223];
/** Signs that a word goes on behind. */
const [APOSTROPHE, BACKTICK] = [39, 96];

/** Words by their number: the sum of their letters, each multiplied by its place. */
type WordNumbers = ReadonlySet<number>;

/** The numbers of the most significant word of each phrase: every text with one of the phrases has one of these words. */
export function significantWords(...lists: readonly string[]): WordNumbers {
  return new Set(lists.flatMap(listed).flatMap(mostSignificant).map(numberOf));
}

function mostSignificant(phrase: string): readonly string[] {
  const words = phrase.split(' ').map((word) => choicesOf(word).map(longestOf));
  const shortest = (choices: readonly string[]) =>
    choices.length === 0 ? 0 : Math.min(...choices.map((word) => word.length));
  return words.reduce((best, choices) => (shortest(choices) >= shortest(best) ? choices : best));
}

const longestOf = (words: string): string =>
  words.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest));

function numberOf(word: string): number {
  let sum = 0;
  for (let at = 0; at < word.length; at += 1) sum = added(sum, word.charCodeAt(at));
  return sum;
}

const added = (sum: number, letter: number): number => (Math.imul(sum, FACTOR) + letter) | 0;

/**
 * Whether a text may have one of the words: a quick test that is enough for most cells. It reads each letter once, as `plain` would write
 * it, and is true for any text with rarer letters than those of German.
 */
export function mayHaveWord(text: string, words: WordNumbers): boolean {
  let [sum, last] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    const small = sign | TO_SMALL;
    if (small >= SMALL_A && small <= SMALL_Z) {
      if (small !== last) sum = added(sum, small);
      last = small;
    } else if (sign > LAST_ASCII) {
      const first = firstOfTwo(sign, small);
      if (first === 0) return true;
      if (first !== last) sum = added(sum, first);
      last = first === S ? S : E;
      if (last === E) sum = added(sum, E);
    } else if (sign !== APOSTROPHE && sign !== BACKTICK) {
      if (sum !== 0 && words.has(sum)) return true;
      sum = last = 0;
    }
  }
  return sum !== 0 && words.has(sum);
}

/** The first of the two letters that an umlaut or a sharp s is folded to; 0 for any other sign. */
function firstOfTwo(sign: number, small: number): number {
  if (sign === SHARP_S) return S;
  if (small === AE) return SMALL_A;
  if (small === OE) return 'o'.charCodeAt(0);
  return small === UE ? 'u'.charCodeAt(0) : 0;
}
