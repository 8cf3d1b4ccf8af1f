import { couldBeNumber, foldWords } from './closing-lines.js';
import { monthNumber, withoutWeekday } from '../cells/month-names.js';
import { dateParts } from '../cells/order-date.js';

/**
 * The kind of the rows below a heading: `other` rows must not be sent, `orders` are read, `passing` does not change the kind (a day, a
 * week, a running number). `unknown` when its words are not recognised.
 */
export type Section = 'other' | 'orders' | 'passing' | 'unknown';

const OTHER =
  /storn|\b(?:cancel|annull|(?:aus|zu|ab)?geliefert|versendet|versandt|verschickt|shipped|sent\b|delivered|retour|ruck(?:gabe|send|lauf|stand)|return|refund|gutschrift|credit|reklam|nicht\b|not\b|kein|no\b|ohne\b|without\b|archiv|entw[uü]rf|draft|zuruckgestellt|on hold|angebot|anfrage|quot|offers?\b|muster\b|samples?\b|erledigt|abgeschlossen|done\b|complete|wart|waiting|waitlist|pausiert|paused|gesperrt|blocked|geloscht|deleted|tests?\b|testb|unbezahlt|unpaid|abhol|abgeholt|selbstabhol|pick ?up|vorbestell|preorder|vorgemerkt|backorder|bereits\b|already\b|verschoben|geparkt|papierkorb|trash|ungultig|invalid|vorlage)/;
/** Words that no article is named by. */
const STRONG =
  /storn|cancel|versendet|versandt|verschickt|shipped|geliefert|delivered|freigegeben|bezahlt|unpaid|erledigt/;
const ORDERS = new Set(
  (
    'neu neue neuer new bestellung bestellungen auftrag auftrage order orders offen offene open aktuell aktuelle current zu zum to ship ' +
    'versand versenden heute today freigegeben freigegebene released bezahlt bezahlte paid fortsetzung continued'
  ).split(' '),
);
const NUMBERED = new Set(
  (
    'kw woche week cw tag day monat month jahr year tour route lauf batch stapel charge seite page blatt liste list teil part lieferung ' +
    'bestellung auftrag order nr no der den die vom von bis am of the to und and'
  ).split(' '),
);
const LONGEST = 60;

/** Classifies a line that stands alone between rows. */
export function sectionOf(text: string): Section {
  const words = foldWords(text);
  if (text.length > LONGEST || words.length === 0) return 'unknown';
  if (OTHER.test(words.join(' '))) return 'other';
  if (isPassing(text, words)) return 'passing';
  return words.every((word) => ORDERS.has(word)) ? 'orders' : 'unknown';
}

/** Whether a text can only mean rows that must not be sent, wherever it stands and whatever number stands beside it. */
export function surelyOther(text: string): boolean {
  return STRONG.test(foldWords(text).join(' ')) && sectionOf(text) === 'other';
}

function isPassing(text: string, words: readonly string[]): boolean {
  if (dateParts(text.replace(/\s*:$/, '')) !== null) return true;
  if (couldBeNumber(text)) return false;
  const named = words.some((word) => isWeekday(word) || monthNumber(word) !== undefined);
  const numbered = words.some((word) => /^\d+$/.test(word));
  return (named || numbered) && words.every((word) => isOfCalendar(word) || NUMBERED.has(word));
}

function isOfCalendar(word: string): boolean {
  return /^\d+(?:st|nd|rd|th)?$/.test(word) || isWeekday(word) || monthNumber(word) !== undefined;
}

const isWeekday = (word: string): boolean => withoutWeekday(`${word} `) === '';
