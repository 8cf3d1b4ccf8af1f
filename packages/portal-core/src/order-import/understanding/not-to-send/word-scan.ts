import { foldText } from '../../words/fold.js';
import { choicesOf, listed } from './phrases.js';

const [SMALL_A, SMALL_Z, TO_SMALL, LAST_ASCII, FACTOR] = [97, 122, 32, 127, 31];
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
 * it.
 */
export function mayHaveWord(text: string, words: WordNumbers): boolean {
  let [sum, last] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    const small = sign | TO_SMALL;
    if (small >= SMALL_A && small <= SMALL_Z) {
      if (small !== last) sum = added(sum, small);
      last = small;
      continue;
    }
    if (sign === APOSTROPHE || sign === BACKTICK) continue;
    const folded = sign > LAST_ASCII ? foldedSign(sign) : ' ';
    if (folded === ' ') {
      if (sum !== 0 && words.has(sum)) return true;
      sum = last = 0;
    } else
      for (let index = 0; index < folded.length; index += 1) {
        const letter = folded.charCodeAt(index);
        if (letter !== last) sum = added(sum, letter);
        last = letter;
      }
  }
  return sum !== 0 && words.has(sum);
}

const foldedSigns = new Map<number, string>();

/** The letters that a sign beyond ASCII is folded to; none for a mark on a letter, and a space for a sign between words. */
function foldedSign(sign: number): string {
  const known = foldedSigns.get(sign);
  if (known !== undefined) return known;
  const text = foldText(String.fromCharCode(sign));
  const folded = text === '' || /^\p{L}+$/u.test(text) ? text : ' ';
  foldedSigns.set(sign, folded);
  return folded;
}
