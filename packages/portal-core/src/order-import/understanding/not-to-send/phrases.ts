import { foldText } from '../../words/fold.js';
import { REMARK_WORDS } from '../../words/data/remark-words.js';

/** The parts of a list that is written with bars. */
export const listed = (words: string): string[] => words.split('|').map((word) => word.trim());

/** Most characters of a cell that are examined; longer ones are documents and not remarks. */
const LONGEST = 4000;

/**
 * A text in the form of the phrases: lower case, plain letters, no doubled ones since people often misspell them, one space between words,
 * times of day as `uhr`.
 */
export function plain(text: string): string {
  return foldText(text.slice(0, LONGEST))
    .replaceAll(/\b\d{1,2}(?::\d\d(?:\s*(?:uhr|h|am|pm)\b)?|(?:\.\d\d)?\s*(?:uhr|h|am|pm)\b)/g, ' uhr ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(DOUBLED, '$1')
    .trim();
}

const DOUBLED = /([a-z])\1+/g;
const PLAIN_LETTERS = /^[a-z ]+$/;

/** The same for words of a phrase, most of which are plain letters but for doubled ones. */
const plainWords = (words: string): string =>
  PLAIN_LETTERS.test(words) ? words.replaceAll(DOUBLED, '$1') : plain(words);

/** The words that may stand for one word of a phrase; empty for a sign such as `#`. */
export function choicesOf(word: string): readonly string[] {
  if (SIGNS.has(word)) return [];
  const name = /^\{(\w+)\}$/.exec(word)?.[1];
  if (name === undefined) return [plainWords(word)];
  let choices = groups.get(name);
  if (choices === undefined) {
    choices = listed(REMARK_WORDS[name as keyof typeof REMARK_WORDS]).map(plainWords);
    groups.set(name, choices);
  }
  return choices;
}

const groups = new Map<string, readonly string[]>();

const MONTH = listed(REMARK_WORDS.month).map(plain).join('|');
const DAY = `(?:(?:\\d{1,4}|${MONTH})(?: (?:\\d{1,4}|${MONTH}))*|${listed(REMARK_WORDS.day).map(plain).join('|')})`;

/** Endings of street names. */
const STREET = `[a-z]*(?:${['straße', 'str', 'weg', 'allee', 'platz', 'gasse', 'damm', 'ufer', 'street', 'road', 'avenue'].map(plain).join('|')})`;

const UP_TO_FOUR = '(?:\\S+ ){0,4}';
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['#', DAY],
  ['~', STREET],
  ['%', '\\d{1,5}[a-z]?'],
  ['№', '(?:[a-z]{1,6} )?[a-z]{0,4}\\d{1,9}[a-z]?'],
  ['…', UP_TO_FOUR],
]);

/** A pattern that matches any of the phrases of a list. */
export const anyOf = (phrases: readonly string[]): string => `(?:${phrases.map(patternOf).join('|')})`;

function patternOf(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => SIGNS.get(word) ?? `(?:${choicesOf(word).join('|')})`)
    .join(' ')
    .replaceAll(` ${UP_TO_FOUR} `, ` ${UP_TO_FOUR}`);
}

/**
 * A list of phrases by their first words, none of which is a sign: a text is compared with a phrase only where its first word stands. Each
 * pattern is compiled when its word is met.
 */
export class Phrases {
  private readonly byFirst = new Map<string, string[] | RegExp>();

  constructor(list: string) {
    for (const phrase of listed(list)) {
      const firsts = choicesOf(phrase.split(' ', 1)[0] ?? '').map((words) => words.split(' ', 1)[0] ?? '');
      for (const first of new Set(firsts)) {
        const phrases = this.byFirst.get(first) ?? [];
        if (Array.isArray(phrases)) this.byFirst.set(first, [...phrases, phrase]);
      }
    }
  }

  /** Whether any of the phrases is in a text of plain words, with a space before and behind each. */
  isIn(text: string): boolean {
    for (let at = 1; at < text.length;) {
      const end = text.indexOf(' ', at);
      const pattern = this.beginningWith(text.slice(at, end));
      if (pattern !== undefined) {
        pattern.lastIndex = at;
        if (pattern.test(text)) return true;
      }
      at = end + 1;
    }
    return false;
  }

  private beginningWith(word: string): RegExp | undefined {
    const found = this.byFirst.get(word);
    if (!Array.isArray(found)) return found;
    const pattern = new RegExp(`${anyOf(found)}(?= )`, 'y');
    this.byFirst.set(word, pattern);
    return pattern;
  }
}
