import { isAboutFile, isTotalsLabel, foldWords } from '../../reading/rows/closing-lines.js';
import { sectionOf } from '../../reading/rows/section-headings.js';
import { monthNumber } from '../../reading/cells/month-names.js';
import { tellsOfSending } from './telling-titles.js';
import { isOfLetter } from '../../words/letter-lines.js';
import { isTerms } from '../../words/terms.js';
import { COURTEOUS, INSTRUCTING, OF_TITLES, SAID_OF_ORDERS } from '../../words/data/sentence-words.js';

const listed = (words: string): ReadonlySet<string> => new Set(foldWords(words));
const [TITLES, INSTRUCTIONS, SAID] = [listed(OF_TITLES), listed(INSTRUCTING), listed(SAID_OF_ORDERS)];
/** Attributes that only say which orders are listed. */
const NOT_YET = /noch nicht (?:versend|verschick|bearbeit|geliefert|bestell)\p{L}*e[nr]?(?= \p{Lu})/iu;
/** A place to deliver to: `Lieferung an Filiale Kiel, 24103 Kiel`. */
const DELIVERED_TO = /(?:liefer|versand|versend|zustell|empf[aä]ng|ship|deliver).*\b\d{4,5} \p{Lu}/iu;
/** All orders to one place: `Alle an: Hofladen Petersen`. */
const ALL_TO =
  /(?<!\p{L})(?:[Aa]lle[sn]?|ALLE[SN]?|[Aa]ll|[Ee]verything)\s(?:[^:,]*\s)?(?:an:|an\s+\p{Lu}|to:)/u;
/** What stands for what: `Frau Berg -> 2 Stück`. */
const STANDS_FOR = /\s(?:=|=>|->|→|⇒)\s/u;
const LABELLED = /^[^:]{1,30}:\s*\S+(?:\s\S+)?$/u;
const COUNTED = /(?<![\p{L}\d.,:/-])\d{1,3}(?![\d.,:/-])/u;

/**
 * Whether a line around the rows says something that a person has to judge. Titles, names and addresses consist of nouns, numbers and the
 * small words between them; anything else, such as a verb or an adverb, makes a sentence. Thanks, prices and notes of an export are none.
 * A pair is a label and its value.
 */
export function isSentence(text: string, isPair: boolean): boolean {
  if (isOfList(text)) return false;
  if (DELIVERED_TO.test(text) || ALL_TO.test(text)) return true;
  const told = text.replace(NOT_YET, '');
  const instructs = foldWords(told).some((word) => INSTRUCTIONS.has(word));
  if (isCourteous(told)) return false;
  if (instructs) return true;
  if (isPair) return false;
  if (LABELLED.test(told)) return isNoted(told);
  return STANDS_FOR.test(told) || told.split(/\s+/u).some(isTelling);
}

/** Whether a label is followed by what became of an order: `Berg: doppelt`. */
const isNoted = (text: string): boolean =>
  foldWords(text.slice(text.indexOf(':'))).some((word) => SAID.has(word));

/** Whether a title, or a line below the rows, names something that changes what is sent, where, when or whether at all. */
export function isTellingTitle(text: string): boolean {
  const told = text.replace(NOT_YET, '');
  return !isOfList(text) && !isCourteous(told) && tellsOfSending(told);
}

/** Whether a line only tells what is listed: the file, a sum, a day, orders. */
function isOfList(text: string): boolean {
  if (isAboutFile(text) || isTotalsLabel(text)) return true;
  const section = sectionOf(text);
  return section === 'passing' || section === 'orders';
}

/** Whether a word is none of a title: it begins with a small letter, and is neither known in titles nor an address of the web. */
function isTelling(word: string): boolean {
  const bare = word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (!/^\p{Ll}/u.test(bare) || /[\d@./_]/u.test(bare)) return false;
  return foldWords(bare).some((part) => !TITLES.has(part) && monthNumber(part) === undefined);
}

/** Whether a line is thanks, a greeting, terms of payment or a note on prices or the export, without a count or anything to be done. */
function isCourteous(text: string): boolean {
  if (isTerms(text) || isOfLetter(text)) return true;
  const words = foldWords(text);
  if (COUNTED.test(text) || words.some((word) => INSTRUCTIONS.has(word) && word !== 'bitte')) return false;
  return words.some((word) => COURTEOUS.test(word));
}
