import type { Dialect } from '../order-import.types.js';
import { foldWords } from './closing-lines.js';
import { monthNumber, withoutWeekday } from './month-names.js';
import { dateParts } from './order-date.js';

/** The header of the column that holds the day a row stands under; in both languages, since recipes keep it. */
export const DAY_HEADER = 'Tag / Day';

const BEFORE_DAY = /^(?:tag|datum|date|day|am|vom|den|der|the)\b[\s:.]*/i;
/** The most a day of the month can be. */
const LAST_DAY = 31;

/**
 * The day a line names that stands alone above rows: `Montag, 16.11.2026` as `16.11.2026`. A day without its year stays as it is written,
 * for a person to say which one is meant. Null for a week, a page, a tour, and a day of something else.
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

/** The cells of a row with the day it stands under, where the file is read with a column of it. */
export function withDay(
  cells: readonly string[],
  day: string,
  { dayColumn }: Pick<Dialect, 'dayColumn'>,
): readonly string[] {
  if (dayColumn === undefined) return cells;
  return [...Array.from({ length: dayColumn }, (_, column) => cells[column] ?? ''), day];
}
