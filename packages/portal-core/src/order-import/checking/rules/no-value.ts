import {
  BEFORE_CODES,
  BEFORE_NUMBERS,
  CELL_NAMES,
  FETCHED,
  KNOWN_ELSEWHERE,
  NOT_KNOWN,
  ROLE_ENDINGS,
  ROLES,
  SAID_BESIDE,
} from '../../words/data/no-value-words.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { foldText, foldedWords } from '../../words/fold.js';
import { remembered } from '../../words/remembered.js';

const setOf = (words: string): ReadonlySet<string> => new Set(foldedWords(words));

const TELLING = setOf(`${NOT_KNOWN} ${KNOWN_ELSEWHERE}`);
const [FETCHING, PERSONS, BESIDE] = [setOf(FETCHED), setOf(ROLES), setOf(SAID_BESIDE)];
const [CELLS, NUMBERED, CODED] = [setOf(CELL_NAMES), setOf(BEFORE_NUMBERS), setOf(BEFORE_CODES)];
/** Words that begin a text of this kind, in lower case as written and folded. */
const FIRST = new Set(
  `${NOT_KNOWN} ${KNOWN_ELSEWHERE} ${FETCHED} ${ROLES} ${SAID_BESIDE} ${CELL_NAMES}`
    .trim()
    .split(/\s+/)
    .flatMap((word) => [word, foldText(word)]),
);
const ROLE = new RegExp(`(?:${[...setOf(ROLE_ENDINGS)].join('|')})$`, 'i');
const LONGEST_WORD = Math.max(...Array.from(FIRST, (word) => word.length));

const WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu;

/** Whether a text only says that its value is not known, known already, or elsewhere: `wie immer`, `folgt noch`, `s. Rechnung`. */
export const saysNoValue = (text: string): boolean => isOf(text, saysElsewhere);

/** Whether a text says so of an address or a name, also that the order is fetched: `Abholung im Hofladen`, `Kunde`, `Straße`. */
export const isNoPlace = (text: string): boolean =>
  !isFamily(text) &&
  isOf(text, (words) => saysElsewhere(words) || saysFetched(words) || saysNameOfCell(words));

/** Whether words are the name of a cell, also denied; a denial alone may be a name. */
const saysNameOfCell = (words: readonly string[]): boolean =>
  words.some((word) => CELLS.has(word)) && words.every((word) => CELLS.has(word) || NONE.has(word));

/** Words that deny the name of a cell: `keine Straße`. */
const NONE = setOf('kein keine keinen ohne no without');

const FAMILY = /^(?:Familie|Fam\.)\s+(\p{Lu}\p{Ll}+)$/u;

/** Whether a text names a family by its last name, which may be a word of these: `Familie Gast`, `Fam. Brief`. */
function isFamily(text: string): boolean {
  if (!text.startsWith('Fam')) return false;
  const name = FAMILY.exec(text)?.[1];
  const folded = name === undefined ? '' : foldText(name);
  return folded !== '' && !TELLING.has(folded) && !FETCHING.has(folded);
}

/** Whether a text has a word that no street, town or name has beside others: `Abholung Hof Petersen`. */
export const speaksOfElsewhere = (text: string): boolean =>
  wordsOf(text).some((word) => NO_NAMES.has(word) || FETCHING.has(word));

/** Those of the words that are not also parts of names. */
const NO_NAMES = new Set([
  ...setOf(NOT_KNOWN),
  ...setOf('siehe bekannt gehabt unverändert hinterlegt ort usual unchanged'),
]);

function isOf(text: string, says: (words: readonly string[]) => boolean): boolean {
  const words = mayBeSaid(text) ? wordsOf(text) : [];
  return words.length > 0 && says(words);
}

/** Whether the first word of a text is one of those known; nearly none is. */
function mayBeSaid(text: string): boolean {
  const end = endOfWord(text);
  return end > 0 && end <= LONGEST_WORD && beginsSaying(text.slice(0, end)) !== null;
}

const beginsSaying = remembered(
  (word) => (FIRST.has(word.toLowerCase()) || ROLE.test(word) ? word : null),
  ownText,
);

/** Where the first word of a text ends. */
function endOfWord(text: string): number {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isLetter = (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === HYPHEN;
    if (isLetter) continue;
    if (unit < BEYOND_ASCII) return at;
    const end = text.slice(at).search(NO_LETTER);
    return end < 0 ? text.length : at + end;
  }
  return text.length;
}

const [HYPHEN, BEYOND_ASCII] = [45, 128];
const NO_LETTER = /[^\p{L}-]/u;

function saysElsewhere(words: readonly string[]): boolean {
  const [first = ''] = words;
  const isNumber = (word: string) =>
    (NUMBERED.has(first) && /\d/.test(word)) || (CODED.has(first) && /^[a-z]+-?\d/.test(word));
  const isSaid = (word: string) => isCommon(word) || TELLING.has(word) || isNumber(word);
  const isAsAlways = words.length > 1 && (NUMBERED.has(first) || words.some(isNumber));
  return words.every(isSaid) && (isAsAlways || words.some((word) => TELLING.has(word)));
}

/** A number stands behind a role: `Kunde 17`. */
function saysFetched(words: readonly string[]): boolean {
  const isPerson = words.some(isRole);
  const isSaid = (word: string) => isCommon(word) || (isPerson && /^\d+$/.test(word));
  return words.every(isSaid) && (isPerson || words.some((word) => FETCHING.has(word)));
}

const isCommon = (word: string): boolean => FETCHING.has(word) || isRole(word) || BESIDE.has(word);

const isRole = (word: string): boolean => PERSONS.has(word) || ROLE.test(word);

const wordsOf = (text: string): string[] => foldText(text).match(WORD) ?? [];
