import { readColumn } from './column.js';
import { foldText, headerTokens } from './fold.js';
import {
  FORBIDDING,
  FORBIDDING_ALONE,
  HARMLESS,
  NO_REMARKS,
  REMARK_FILLERS,
  REMARK_WORDS,
} from './words/remark-words.js';

/** Whether a text of a column that feeds nothing says that its order is not to be sent, or not as others are. */
export function forbidsSending(text: string): boolean {
  if (!maySpeak(text)) return false;
  const { harmless, forbidding, alone, fillers } = (phrases ??= compile());
  const words = plain(text)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .join(' ');
  if (alone.has(words)) return true;
  return forbidding.test(` ${` ${words} `.replaceAll(harmless, ' , ')} `);
}

/** Whether a header says that what looks like such a remark is about something else: a person, a place, a rule for all orders. */
export function holdsNoRemarks(header: string): boolean {
  const { reading, folded } = readColumn(header, 0, []);
  return (
    reading !== null ||
    headerTokens(header).some(({ text }) => NONE.includes(text)) ||
    NONE.some((word) => word.length >= WITHIN && folded.includes(word))
  );
}

/** Letters from which on a word is found within another. */
const WITHIN = 5;

interface Phrases {
  readonly harmless: RegExp;
  readonly forbidding: RegExp;
  readonly alone: ReadonlySet<string>;
  readonly fillers: ReadonlySet<string>;
}

let phrases: Phrases | undefined;

function compile(): Phrases {
  return {
    harmless: new RegExp(`(?<= )(?:${listed(HARMLESS).map(patternOf).join('|')})(?= )`, 'g'),
    forbidding: new RegExp(`(?<= )(?:${listed(FORBIDDING).map(patternOf).join('|')})(?= )`),
    alone: new Set(listed(FORBIDDING_ALONE).map(plain)),
    fillers: new Set(listed(REMARK_FILLERS).map(plain)),
  };
}

const listed = (words: string): string[] => words.split('|').map((word) => word.trim());

const NONE = listed(NO_REMARKS).map(foldText);

/** A text as phrases are: small, plain letters, one space between words, times of day as `uhr`. */
function plain(text: string): string {
  return foldText(text.slice(0, LONGEST))
    .replaceAll(/\b\d{1,2}(?::\d\d(?:\s*(?:uhr|h|am|pm)\b)?|(?:\.\d\d)?\s*(?:uhr|h|am|pm)\b)/g, ' uhr ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Letters of a cell that are looked at; longer ones are no remarks but documents. */
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

function wordPattern(word: string): string {
  if (word === '#') return DAY;
  if (word === '…') return '(?:\\S+ ){0,4}';
  const name = /^\{(\w+)\}$/.exec(word)?.[1];
  return name === undefined ? plain(word) : `(?:${wordsOf(name).map(plain).join('|')})`;
}

const wordsOf = (name: string): string[] => listed(REMARK_WORDS[name as keyof typeof REMARK_WORDS]);

/** Letters a word is known by at first sight. */
const STEM = 3;
const LETTERS = 26;
const [SMALL_A, TO_SMALL] = [97, 32];

/** Beginnings of words, one of which every such remark has, by the number their letters make. */
const BEGINNINGS = new Uint8Array(LETTERS ** STEM);
for (const phrase of [...listed(FORBIDDING), ...listed(FORBIDDING_ALONE)])
  for (const stem of stemsOf(phrase))
    BEGINNINGS[[...stem].reduce((sum, letter) => LETTERS * sum + letter.charCodeAt(0) - SMALL_A, 0)] = 1;

/** The beginnings of the words that tell most in a phrase. */
function stemsOf(phrase: string): string[] {
  const choices = phrase.split(' ').map((word) => {
    const name = /^\{(\w+)\}$/.exec(word)?.[1];
    const words = name === undefined ? [word] : wordsOf(name).map((one) => one.split(' ').at(-1) ?? one);
    return words.map((one) => /^[a-z]*/.exec(one)?.[0] ?? '');
  });
  const shortest = (stems: readonly string[]) => Math.min(...stems.map((stem) => stem.length));
  const told = choices.reduce((best, stems) => (shortest(stems) >= shortest(best) ? stems : best));
  return told.map((stem) => stem.slice(0, STEM));
}

/** Whether any word of a text begins as one of such a remark: most cells are told by that look. */
function maySpeak(text: string): boolean {
  let [seen, sum] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const letter = (text.charCodeAt(at) | TO_SMALL) - SMALL_A;
    if (letter < 0 || letter >= LETTERS) {
      seen = sum = 0;
      continue;
    }
    if (seen < STEM) sum = LETTERS * sum + letter;
    seen += 1;
    if (seen === STEM && BEGINNINGS[sum] === 1) return true;
  }
  return false;
}
