import { foldWords } from './closing-lines.js';
import { monthNumber, withoutWeekday } from '../cells/month-names.js';
import { dateParts } from '../cells/order-date.js';

/** The header of the added column with the day of each row; in both languages, since recipes store it. */
export const DAY_HEADER = 'Tag / Day';

const BEFORE_DAY = /^(?:tag|datum|date|day|am|vom|den|der|the)\b[\s:.]*/i;
/** Largest day of a month. */
const LAST_DAY = 31;

/**
 * The day in a line that stands alone above rows: `Montag, 16.11.2026` gives `16.11.2026`. A day without its year is returned as written,
 * for the user to decide. Null for a week, a page, a tour, and a day of something else.
 */
export function dayOf(text: string): string | null {
  const named = text.trim().replace(/\s*:$/, '').replace(BEFORE_DAY, '');
  if (dateParts(named) !== null) return withoutWeekday(named);
  const words = foldWords(named);
  const isWeekday = (word: string) => withoutWeekday(`${word} `) === '';
  const isDay = (word: string) =>
    /^\d{1,2}(?:st|nd|rd|th)?$/.test(word) && Number.parseInt(word, 10) <= LAST_DAY;
  const isOfDay = (word: string) => isWeekday(word) || isDay(word) || monthNumber(word) !== undefined;
  const days = words.filter(isDay).length;
  const isNamed =
    words.some(isWeekday) || (days === 1 && words.some((word) => monthNumber(word) !== undefined));
  return isNamed && words.every(isOfDay) ? named : null;
}
