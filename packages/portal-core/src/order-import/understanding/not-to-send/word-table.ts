import { isDigit } from '../../words/digit.js';
import { foldText } from '../../words/fold.js';

const [SMALL_A, SMALL_Z, TO_SMALL, LAST_ASCII, FACTOR] = [97, 122, 32, 127, 31];
const [BYTE, BITS] = [0xff, 8];
const HIGHEST_UNIT = 0xffff;
/** Signs that a word goes on behind. */
const [APOSTROPHE, BACKTICK, STAR] = [39, 96, 42];
/** Letters of a beginning that stands for all words with it, doubled ones counted once. */
const BEGINNING = 6;
/** Places of a table: a power of two, far more than there are words. */
const PLACES = 8192;

/** The group of every text with a digit. */
export const DIGIT = 1;

/**
 * Words by their groups, each of which is a bit. A text is read once, whatever is looked for: a quick test that is enough for most texts. A
 * word is known by a number, the sum of its letters, each multiplied by its place: no word is missed, and rarely another one is taken for it.
 */
export class WordTable {
  private readonly numbers = new Int32Array(PLACES);
  private readonly groups = new Int32Array(PLACES);

  /** Adds folded words to a group. One that ends with a star stands for all that begin with its first six letters. */
  add(group: number, words: readonly string[]): void {
    for (const word of words) {
      const number = numberOf(word);
      const place = this.placeOf(number);
      this.numbers[place] = number;
      this.groups[place]! |= group;
    }
  }

  /** The groups of all words of a text. */
  groupsIn(text: string): number {
    let groups = 0;
    let [number, letters, last] = [0, 0, 0];
    for (let at = 0; at < text.length; at += 1) {
      let signs = text.charCodeAt(at);
      if (signs > LAST_ASCII) {
        const code = text.codePointAt(at)!;
        if (code > HIGHEST_UNIT) at += 1;
        signs = foldedSigns(code);
      }
      for (; signs !== 0; signs >>>= BITS) {
        const sign = signs & BYTE;
        const small = sign | TO_SMALL;
        if (small >= SMALL_A && small <= SMALL_Z) {
          if (small === last) continue;
          last = small;
          number = added(number, small);
          letters += 1;
          if (letters === BEGINNING) groups |= this.groupsOf(added(number, STAR));
        } else if (sign !== APOSTROPHE && sign !== BACKTICK) {
          if (isDigit(sign)) groups |= DIGIT;
          if (letters > 0) groups |= this.groupsOf(number);
          number = letters = last = 0;
        }
      }
    }
    return letters > 0 ? groups | this.groupsOf(number) : groups;
  }

  private groupsOf(number: number): number {
    return this.groups[this.placeOf(number)]!;
  }

  /** The place of a word, or the free one where it belongs. */
  private placeOf(number: number): number {
    let place = (number ^ (number >>> 13)) & (PLACES - 1);
    while (this.groups[place] !== 0 && this.numbers[place] !== number) place = (place + 1) & (PLACES - 1);
    return place;
  }
}

/** The number of a folded word; doubled letters count once, since people often misspell them. */
function numberOf(word: string): number {
  let [number, letters, last] = [0, 0, 0];
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at);
    if (letter === last) continue;
    last = letter;
    number = added(number, letter);
    letters += 1;
    if (letters === BEGINNING && word.endsWith('*')) return added(number, STAR);
  }
  return number;
}

const added = (number: number, letter: number): number => (Math.imul(number, FACTOR) + letter) | 0;

const folded = new Map<number, number>();
const MOST_SIGNS = 4;

/** What a sign beyond ASCII is folded to, a byte each: nothing for a mark on a letter, and a space for a sign between words. */
function foldedSigns(code: number): number {
  const known = folded.get(code);
  if (known !== undefined) return known;
  const text = foldText(String.fromCodePoint(code));
  const isPlain = text.length < MOST_SIGNS && /^[a-z\d]*$/.test(text);
  const signs = isPlain ? Array.from(text, (sign, at) => sign.charCodeAt(0) << (BITS * at)) : [TO_SMALL];
  const packed = signs.reduce((all, sign) => all | sign, 0);
  folded.set(code, packed);
  return packed;
}
