import { readColumn } from '../columns/column.js';
import { foldText, headerTokens } from '../../words/fold.js';
import {
  FORBIDDING,
  FORBIDDING_ALL,
  FORBIDDING_ALONE,
  FORBIDDING_BELOW,
  FORBIDDING_IN_NAMES,
  HARMLESS,
  NO_REMARKS,
  REMARK_FILLERS,
  REMARK_WORDS,
} from '../../words/data/remark-words.js';

/** Whether a text in a column that feeds nothing says that its order must not be sent, or not like others. */
export function forbidsSending(text: string): boolean {
  if (!maySpeak(text, BEGINNINGS)) return false;
  const { forbidding, alone } = (phrases ??= compile());
  const words = tellingWords(text);
  return alone.test(` ${words} `) || says(words, forbidding);
}

/** Whether a text with a name or a place also says so. */
export function forbidsInName(text: string): boolean {
  return maySpeak(text, BEGINNINGS_IN_NAMES) && says(tellingWords(text), (phrases ??= compile()).inNames);
}

/** Whether a sentence below the rows says so about every order. */
export const forbidsAll = (text: string): boolean => says(tellingWords(text), (phrases ??= compile()).all);

/** Whether a title says so about the rows below it. */
export const forbidsBelow = (text: string): boolean =>
  says(tellingWords(text), (phrases ??= compile()).below);

/** The words of a text that may be significant. */
function tellingWords(text: string): string {
  const { fillers } = (phrases ??= compile());
  return plain(text)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .join(' ');
}

/**
 * Whether words match a pattern outside of harmless phrases. Most texts do not match at all: harmless phrases are searched only in the
 * others.
 */
function says(words: string, pattern: RegExp): boolean {
  const text = ` ${words} `;
  return pattern.test(text) && pattern.test(` ${text.replaceAll((phrases ??= compile()).harmless, ' , ')} `);
}

/** Whether a header shows that such texts are about something else: a person, a place, a rule for all orders. */
export function holdsNoRemarks(header: string): boolean {
  const { reading, folded } = readColumn(header, 0, []);
  return (
    reading !== null ||
    headerTokens(header).some(({ text }) => NONE.includes(text)) ||
    NONE.some((word) => word.length >= WITHIN && folded.includes(word))
  );
}

/** Number of letters from which on a word is also found inside another. */
const WITHIN = 5;

interface Phrases {
  readonly harmless: RegExp;
  readonly forbidding: RegExp;
  readonly alone: RegExp;
  readonly inNames: RegExp;
  readonly all: RegExp;
  readonly below: RegExp;
  readonly fillers: ReadonlySet<string>;
}

let phrases: Phrases | undefined;

function compile(): Phrases {
  return {
    harmless: new RegExp(`(?<= )${anyOf(HARMLESS)}(?= )`, 'g'),
    forbidding: new RegExp(`(?<= )${anyOf(FORBIDDING)}(?= )`),
    alone: new RegExp(`^ ${anyOf(FORBIDDING_ALONE)} $`),
    all: new RegExp(`(?<= )${anyOf(FORBIDDING_ALL)}(?= )`),
    below: new RegExp(`(?<= )${anyOf(FORBIDDING_BELOW)}(?= )`),
    inNames: new RegExp(`(?<= )${anyOf(FORBIDDING_IN_NAMES)}(?= )`),
    fillers: new Set(listed(REMARK_FILLERS).map(plain)),
  };
}

const anyOf = (list: string): string => `(?:${listed(list).map(patternOf).join('|')})`;

const listed = (words: string): string[] => words.split('|').map((word) => word.trim());

const NONE = listed(NO_REMARKS).map(foldText);

/**
 * A text in the form of the phrases: lower case, plain letters, no doubled ones since people often misspell them, one space between words,
 * times of day as `uhr`.
 */
function plain(text: string): string {
  return foldText(text.slice(0, LONGEST))
    .replaceAll(/\b\d{1,2}(?::\d\d(?:\s*(?:uhr|h|am|pm)\b)?|(?:\.\d\d)?\s*(?:uhr|h|am|pm)\b)/g, ' uhr ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(DOUBLED, '$1')
    .trim();
}

const DOUBLED = /([a-z])\1+/g;
const withoutDoubled = (word: string): string => word.replaceAll(DOUBLED, '$1');

/** Most characters of a cell that are examined; longer ones are documents and not remarks. */
const LONGEST = 4000;

function patternOf(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => wordPattern(word))
    .join(' ')
    .replaceAll(' (?:\\S+ ){0,4} ', ' (?:\\S+ ){0,4}');
}

const MONTH = listed(REMARK_WORDS.month).map(plain).join('|');
const DAY = `(?:(?:\\d{1,4}|${MONTH})(?: (?:\\d{1,4}|${MONTH}))*|${listed(REMARK_WORDS.day).map(plain).join('|')})`;

/** Endings of street names. */
const STREET = `[a-z]*(?:${['straße', 'str', 'weg', 'allee', 'platz', 'gasse', 'damm', 'ufer', 'street', 'road', 'avenue'].map(plain).join('|')})`;

function wordPattern(word: string): string {
  if (word === '#') return DAY;
  if (word === '~') return STREET;
  if (word === '%') return '\\d{1,5}[a-z]?';
  if (word === '…') return '(?:\\S+ ){0,4}';
  const name = /^\{(\w+)\}$/.exec(word)?.[1];
  return name === undefined ? plain(word) : `(?:${wordsOf(name).map(plain).join('|')})`;
}

const wordsOf = (name: string): string[] => listed(REMARK_WORDS[name as keyof typeof REMARK_WORDS]);

/** The first letters of the words of each group, since most phrases name some. */
const stemsOfGroup = new Map<string, readonly string[]>();

/** Number of letters by which words are looked up in the quick test; what follows them is tested, too. */
const STEM = 3;
const LETTERS = 26;
const [SMALL_A, TO_SMALL, LAST_ASCII] = [97, 32, 126];
/** The bit of a word that ends after those letters, and the bits of everything that may follow. */
const [END, ANY] = [1 << LETTERS, -1];
/** The bits of signs that go on a word: umlauts as plain letters, or as the end of the letters before them, and what `foldText` removes. */
const GOING_ON = new Map<string, number>([
  ...Array.from('äöüÄÖÜ', (sign) => [sign, END | bitOf(foldText(sign).charAt(0))] as const),
  ...Array.from("'`", (sign) => [sign, ANY] as const),
]);

function numberOf(letter: string): number {
  return letter.charCodeAt(0) - SMALL_A;
}

function bitOf(letter: string): number {
  return 1 << numberOf(letter);
}

/**
 * The first letters of words, without doubled ones; every remark of these lists has one of them. At the number of the first three stand the
 * bits of what may follow.
 */
function beginningsOf(...lists: readonly string[]): Int32Array {
  const beginnings = new Int32Array(LETTERS ** STEM);
  for (const stem of lists.flatMap(listed).flatMap(stemsOf)) {
    const at = Array.from(stem.slice(0, STEM), numberOf).reduce((sum, letter) => LETTERS * sum + letter, 0);
    beginnings[at] = (beginnings[at] ?? 0) | (stem.length > STEM ? bitOf(stem.charAt(STEM)) : END);
  }
  return beginnings;
}

const BEGINNINGS = beginningsOf(FORBIDDING, FORBIDDING_ALONE);
const BEGINNINGS_IN_NAMES = beginningsOf(FORBIDDING_IN_NAMES);

/** The first letters of the most significant words in a phrase. */
function stemsOf(phrase: string): string[] {
  const choices = phrase.split(' ').map((word) => {
    const known = stemsOfGroup.get(word);
    if (known !== undefined) return known;
    const name = /^\{(\w+)\}$/.exec(word)?.[1];
    const words = name === undefined ? [word] : wordsOf(name).map((one) => one.split(' ').at(-1) ?? one);
    const stems = words.flatMap((one) =>
      [withoutDoubled(one), plain(one)].map((written) => /[a-z]{3,}/.exec(written)?.[0] ?? ''),
    );
    if (name !== undefined) stemsOfGroup.set(word, stems);
    return stems;
  });
  const shortest = (stems: readonly string[]) => Math.min(...stems.map((stem) => stem.length));
  const told = choices.reduce((best, stems) => (shortest(stems) >= shortest(best) ? stems : best));
  return told.map((stem) => stem.slice(0, STEM + 1));
}

/** Whether any word of a text begins like one of such a remark: a quick test that is enough for most cells. */
function maySpeak(text: string, beginnings: Int32Array): boolean {
  let [seen, sum, last] = [0, 0, -1];
  for (let at = 0; at < text.length; at += 1) {
    const letter = (text.charCodeAt(at) | TO_SMALL) - SMALL_A;
    if (letter === last) continue;
    const isLetter = letter >= 0 && letter < LETTERS;
    if (seen === STEM && (beginnings[sum] ?? 0) !== 0) {
      const bits = isLetter ? 1 << letter : bitsAfter(text.charAt(at));
      if (((beginnings[sum] ?? 0) & bits) !== 0) return true;
    }
    if (!isLetter) {
      seen = sum = 0;
      last = -1;
      continue;
    }
    if (seen < STEM) sum = LETTERS * sum + letter;
    seen += 1;
    last = letter;
  }
  return seen === STEM && ((beginnings[sum] ?? 0) & END) !== 0;
}

/** The bits of a sign after the first letters of a word. */
function bitsAfter(sign: string): number {
  return GOING_ON.get(sign) ?? (sign.charCodeAt(0) > LAST_ASCII ? ANY : END);
}
