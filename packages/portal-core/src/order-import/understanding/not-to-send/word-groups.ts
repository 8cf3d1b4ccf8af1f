import {
  ADDING,
  ALL_OF_IT,
  ANOTHER,
  ARTICLES,
  ASKING,
  BY_A_DAY,
  COLOURED,
  ENOUGH,
  GIVEN,
  INSTEAD,
  LEAVING_OUT,
  MORE_BEHIND,
  NEXT,
  NUMBERS,
  PART_OF_IT,
  PERIODS,
  PLACES_OF_FIRM,
  SIZED,
  SIZES,
  TOWARDS,
  WISHED_DAYS,
  WISHES,
  WITHOUT,
} from '../../words/data/change-words.js';
import { HANDLED, HANDLED_ALONE } from '../../words/data/handled-words.js';
import { FORBIDDING, FORBIDDING_ALONE, FORBIDDING_IN_NAMES } from '../../words/data/remark-words.js';
import { SPOKEN } from '../../words/data/spoken-words.js';
import { foldText } from '../../words/fold.js';
import { choicesOf, listed } from './phrases.js';
import { DIGIT, WordTable } from './word-table.js';

/** The groups of words that remarks are recognised by; each is a bit. */
export const GROUP = {
  digit: DIGIT,
  forbidding: 1 << 1,
  inNames: 1 << 2,
  asking: 1 << 3,
  instead: 1 << 4,
  without: 1 << 5,
  adding: 1 << 6,
  counting: 1 << 7,
  moreBehind: 1 << 8,
  another: 1 << 9,
  allOfIt: 1 << 10,
  coloured: 1 << 11,
  colours: 1 << 12,
  sized: 1 << 13,
  leavingOut: 1 << 14,
  byADay: 1 << 15,
  days: 1 << 16,
  next: 1 << 17,
  periods: 1 << 18,
  partOfIt: 1 << 19,
  enough: 1 << 20,
  towards: 1 << 21,
  given: 1 << 22,
  placesOfFirm: 1 << 23,
  handled: 1 << 24,
  spoken: 1 << 25,
} as const;

let table: WordTable | undefined;
let last = '';
let groupsOfLast = 0;

/** The groups of all words of a text; asked again about the same text, it is not read again. */
export function groupsIn(text: string): number {
  if (text === last) return groupsOfLast;
  groupsOfLast = (table ??= compile()).groupsIn(text);
  last = text;
  return groupsOfLast;
}

function compile(): WordTable {
  const words = new WordTable();
  words.add(GROUP.forbidding, significantWords(FORBIDDING, FORBIDDING_ALONE));
  words.add(GROUP.handled, significantWords(HANDLED, HANDLED_ALONE));
  words.add(GROUP.inNames, significantWords(FORBIDDING_IN_NAMES));
  const counts = wordsOf(NUMBERS).flatMap((word) => [word, `${word}x`]);
  words.add(GROUP.counting, [...counts, ...wordsOf(ARTICLES)]);
  const sizes = wordsOf(SIZED).flatMap((word) => [word, ...wordsOf(SIZES).map((size) => word + size)]);
  words.add(GROUP.sized, sizes);
  words.add(GROUP.asking, wordsOf(ASKING));
  words.add(GROUP.instead, wordsOf(INSTEAD));
  words.add(GROUP.without, wordsOf(WITHOUT));
  words.add(GROUP.adding, wordsOf(ADDING));
  words.add(GROUP.moreBehind, wordsOf(MORE_BEHIND));
  words.add(GROUP.another, wordsOf(ANOTHER));
  words.add(GROUP.allOfIt, wordsOf(ALL_OF_IT));
  words.add(GROUP.coloured, wordsOf(COLOURED));
  words.add(GROUP.colours, wordsOf(WISHES));
  words.add(GROUP.leavingOut, wordsOf(LEAVING_OUT));
  words.add(GROUP.byADay, wordsOf(BY_A_DAY));
  words.add(GROUP.days, wordsOf(WISHED_DAYS));
  words.add(GROUP.next, wordsOf(NEXT));
  words.add(GROUP.periods, wordsOf(PERIODS));
  words.add(GROUP.partOfIt, wordsOf(PART_OF_IT));
  words.add(GROUP.enough, wordsOf(ENOUGH));
  words.add(GROUP.towards, wordsOf(TOWARDS));
  words.add(GROUP.given, wordsOf(GIVEN));
  words.add(GROUP.spoken, wordsOf(SPOKEN));
  words.add(GROUP.placesOfFirm, wordsOf(PLACES_OF_FIRM));
  return words;
}

/** The words of a list as a table takes them; a digit is a group of its own. */
const wordsOf = (list: string): readonly string[] =>
  foldText(list)
    .replaceAll(String.raw`\w*`, '*')
    .split(/\s+/)
    .filter((word) => /^[a-z]+\*?$/.test(word));

/** The most significant word of each phrase: every text with one of the phrases has one of these words. */
function significantWords(...lists: readonly string[]): readonly string[] {
  return lists.flatMap(listed).flatMap(mostSignificant);
}

function mostSignificant(phrase: string): readonly string[] {
  const words = phrase.split(' ').map((word) => choicesOf(word).map(longestOf));
  const shortest = (choices: readonly string[]) =>
    choices.length === 0 ? 0 : Math.min(...choices.map((word) => word.length));
  return words.reduce((best, choices) => (shortest(choices) >= shortest(best) ? choices : best));
}

/** The longest word of plain letters. */
const longestOf = (words: string): string =>
  words.split(/[^a-z]+/).reduce((longest, word) => (word.length > longest.length ? word : longest));
