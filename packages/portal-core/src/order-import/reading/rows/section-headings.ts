import { couldBeNumber, foldWords, keepsLine } from './closing-lines.js';
import { monthNumber, withoutWeekday } from '../cells/month-names.js';
import { dateParts } from '../cells/order-date.js';
import { isYear } from './told-period.js';
import { MARKETPLACES } from '../../words/data/title-words.js';

/**
 * The kind of the rows below a heading: `other` rows must not be sent, `orders` are read, `passing` does not change the kind (a day, a
 * week, a running number). `unknown` when its words are not recognised.
 */
export type Section = 'other' | 'orders' | 'passing' | 'unknown';

/** Beginnings of words for rows that are no orders to be sent now, in headings and titles. */
const OTHER =
  /storn|\b(?:widerruf|rucktritt|umtausch|gekundigt|klarfall|problemf|cancel|annull|(?:aus|zu|ab)?geliefert|versendet|versandt|verschickt|shipped|sent\b|delivered|retour|ruck(?:gabe|send|lauf|stand)|return|refund|gutschrift|credit|reklam|archiv|entw[uü]rf|draft|zuruckgestellt|on hold|angebot|anfrage|quot|offers?\b|erledigt|abgeschlossen|completed|warte(?:liste|schlange|nd)|waiting|waitlist|pausiert|paused|gesperrt|blocked|geloscht|deleted|tests?\b|testb|unbezahlt|unpaid|abhol|abgeholt|selbstabhol|pick ?up|vorbestell|preorder|vorgemerkt|vormerk|backorder|verschoben|geparkt|papierkorb|trash|ungultig|invalid\b|vorlage)/;
/** Words that say so in a heading, and mean much else in a title. */
const OTHER_IN_HEADINGS =
  /\b(?:muster\b|samples?\b|nicht\b|not\b|kein|no\b|ohne\b|without\b|done\b|complete|wart|bereits\b|already\b)/;
/** Words that no article is named by. */
const STRONG =
  /storn|cancel|versendet|versandt|verschickt|shipped|geliefert|delivered|freigegeben|bezahlt|unpaid|erledigt/;
const ORDERS = new Set(
  (
    'neu neue neuer new bestellung bestellungen auftrag auftrage order orders offen offene open aktuell aktuelle current zu zum to ship ' +
    'versand versenden heute today freigegeben freigegebene released bezahlt bezahlte paid fortsetzung continued'
  ).split(' '),
);
/** What pages, lists and tours are counted by. */
const COUNTED = new Set(
  'seite page blatt teil part liste list tour route lauf batch stapel nr no of von'.split(' '),
);
const UNITS = new Set(
  'kw cw woche week kalenderwoche tag day monat month jahr year quartal quarter'.split(' '),
);
const BESIDE_DAYS = new Set('nr no der den die dem vom von bis am im of the to und and ab'.split(' '));
/** A date within a text. */
const DATED = /(?<!\d)(?:\d{1,2}\.\s?\d{1,2}\.|\d{4}-\d\d-\d\d)/;
const PLATFORMS = new Set(MARKETPLACES.trim().split(/\s+/));
const LONGEST = 60;

/** Classifies a line that stands alone between rows. */
export function sectionOf(text: string): Section {
  const words = foldWords(text);
  if (text.length > LONGEST || words.length === 0) return 'unknown';
  if (keepsLine(text)) return 'passing';
  if (namesOthers(words) || OTHER_IN_HEADINGS.test(words.join(' '))) return 'other';
  if (isPassing(text, words)) return 'passing';
  return words.every((word) => ORDERS.has(word)) ? 'orders' : 'unknown';
}

/** Words by which a line speaks of the rows below it. */
const BELOW =
  /^(?:ab (?:hier|da|jetzt|nun|dieser zeile)|von hier|bis hier|hier(?:unter| unten|nach)?|(?:nach)?folgend\p{L}*|(?:alle )?(?:die )?(?:folgend|nachst|ubrig)\p{L}*|rest(?:liche[nr]?)?|darunter|unten|unterhalb|from (?:here|now)|(?:all |the )*(?:below|following|next|remaining|rest))(?= |$)/u;

/** Whether a text in any column, alone on its line, speaks of the rows below it: `ab hier erst nach Weihnachten`. */
export const speaksOfBelow = (text: string): boolean => BELOW.test(foldWords(text).join(' '));

/** Whether folded words name rows that are no orders to be sent now. */
export const namesOthers = (words: readonly string[]): boolean => OTHER.test(words.join(' '));

/** What a heading says of an order besides its number. */
const OF_ORDER =
  /^(?:bestell|auftrags?|order|vorgangs?|beleg)?(?:ung|ungs)?[\s-]*(?:nr|no|nummer|number|id)?[.:#\s]*$/iu;

/** Whether a heading only names an order: `Bestellung 4711`, `Order #4711:`. */
export const namesOrder = (text: string, number: string): boolean =>
  number !== '' && text.includes(number) && OF_ORDER.test(text.replace(number, ''));

/** Words by which a number stands for those beside it as well. */
const RANGE =
  /(?<!\p{L})(?:ab|bis|seit|alle|from|since|to|until|all|folgend\p{L}*|following|below|unten|ff)(?!\p{L})/iu;

/** Whether a text says something of one or more orders, named like an order with this number: `A-17 wurde storniert`. */
export function speaksOfOrder(text: string, number: string): boolean {
  const words = text.split(/[\s,;:()"„“”]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const form = formOf(number);
  const isNamed = words.slice(0, -1).some((word) => formOf(word) === form && !isYear(word));
  return isNamed && !RANGE.test(text);
}

const formOf = (word: string): string => word.replaceAll(/\d/g, '0').replaceAll(/\p{L}/gu, 'a');

/** Whether a text can only mean rows that must not be sent, wherever it stands and whatever number stands beside it. */
export function surelyOther(text: string): boolean {
  return STRONG.test(foldWords(text).join(' ')) && sectionOf(text) === 'other';
}

function isPassing(text: string, words: readonly string[]): boolean {
  if (
    dateParts(bare(text)) !== null ||
    (words.some((word) => PLATFORMS.has(word)) && words.every(isOfPlatform))
  )
    return true;
  if (couldBeNumber(text)) return false;
  if (namesDays(text)) return words.every((word) => isOfDays(word) || ORDERS.has(word));
  return words.some(isDigits) && words.every(isCounted);
}

/** Whether a heading names days: a date, a weekday, a month, or a week by its number. */
export function namesDays(text: string): boolean {
  const words = foldWords(text);
  if (dateParts(bare(text)) !== null || DATED.test(text)) return true;
  if (words.some((word) => isWeekday(word) || monthNumber(word) !== undefined)) return true;
  return words.some((word) => UNITS.has(word)) && words.some(isDigits);
}

const bare = (text: string): string => text.replace(/\s*:$/, '');

const isDigits = (word: string): boolean => /^\d+(?:st|nd|rd|th)?$/.test(word);

const isCounted = (word: string): boolean => isDigits(word) || COUNTED.has(word);

const isOfPlatform = (word: string): boolean =>
  PLATFORMS.has(word) || ORDERS.has(word) || isCounted(word) || word === 'de' || word === 'com';

const isOfDays = (word: string): boolean =>
  isDigits(word) ||
  isWeekday(word) ||
  monthNumber(word) !== undefined ||
  UNITS.has(word) ||
  BESIDE_DAYS.has(word);

const isWeekday = (word: string): boolean => withoutWeekday(`${word} `) === '';
