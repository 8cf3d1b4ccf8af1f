import { fittingDateOrders, readDate } from '../../reading/cells/order-date.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { LATER, WISHED_DAYS } from '../../words/data/change-words.js';
import { foldText } from '../../words/fold.js';
import { isCalled } from '../../words/header-name.js';
import type { Column } from '../columns/column.js';
import { saysNo } from '../../words/cancelled-row.js';
import { isDate, isTickedOrNot, MOST, share } from '../columns/values.js';
import type { LeftOver } from './left-over.js';
import { isHarmless } from './describing-headers.js';

/** Days after the newest order from which on a planned day is one to wait for. */
const SOON = 3;
/** Days after the newest order from which on a day is none that a shop plans for every order. */
const FAR = 14;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const WEEKS = 52;
const HALF_YEAR = WEEKS / 2;

/** Whether a day to come is wished, planned for some orders only, or far away for all. */
export function plansLater(column: Column, newest: number | null, isEverywhere: boolean): boolean {
  const isWished = isCalled('wishedDay', column);
  if (newest === null || (!isWished && !mayPlan(column))) return false;
  const { values } = column;
  const days = [
    ...daysOf(values),
    ...values.flatMap((text) => [
      ...nowOf(text, newest),
      ...mondayOf(text, newest),
      ...dayOf(text, newest),
      ...quarterOf(text),
    ]),
  ];
  const told = values.filter((text) => SAYS_LATER.test(foldText(text))).length;
  const later = told + days.filter((day) => day > newest + SOON * DAY_MS).length;
  const isFar = days.length > 0 && days.every((day) => day > newest + FAR * DAY_MS);
  const isOfSome = !isEverywhere || standApart(days, newest) || (told > 0 && new Set(values).size > 1);
  return (later > 0 && (isWished || isOfSome || isFar)) || saysOtherwise(column, newest);
}

/** Whether some days are later than the others by more than a parcel takes. */
function standApart(days: readonly number[], newest: number): boolean {
  const soon = days.filter((day) => day <= newest + SOON * DAY_MS);
  const last = (some: readonly number[]) => some.reduce((one, other) => Math.max(one, other), 0);
  if (soon.length > 0) return last(days) > last([...soon, newest]) + SOON * DAY_MS;
  return last(days) > Math.min(...days) + FAR * DAY_MS;
}

/** Whether some orders are to be sent at once, and a text that names no day, and no number of days, says of another when. */
function saysOtherwise({ values }: Column, newest: number): boolean {
  const isOther = (text: string) =>
    /\p{L}{2}/u.test(text) &&
    nowOf(text, newest).length + daysOf([text]).length + mondayOf(text, newest).length === 0 &&
    !IN_DAYS.test(foldText(text)) &&
    !isTickedOrNot(text) &&
    !saysNo(text);
  return values.some((text) => nowOf(text, newest).length > 0) && values.some(isOther);
}

/** How long every delivery takes: `2-3 Werktage`, `24h`; and what lies ready for it. */
const IN_DAYS =
  /\d\s?(?:(?:werk|arbeits)?tagen?|days?|h|std|stunden|hours?)\b|^(?:auf lager|ab lager|lagernd|in stock|verfuegbar|available|lieferbar)$/;

/** The present, where a text says so. */
const nowOf = (text: string, newest: number): number[] =>
  SAYS_NOW.test(foldText(text).trim()) ? [newest] : [];

const SAYS_NOW =
  /^(?:(?:ab )?sofort|asap|immediately|at once|schnellstmoeglich|heute|today|auf lager|ab lager|in stock)$/;

/** Whether a header names a day of the delivery, or its cells are days of something that is not known to lie behind the order. */
const mayPlan = (column: Column): boolean =>
  isCalled('plannedDay', column) ||
  (share(column.values, (text) => isDate(text) || WITHOUT_YEAR.test(text.trim())) >= MOST &&
    !isCalled('otherDay', column) &&
    !isCalled('dayOfHeading', column) &&
    !isHarmless(column));

/** The newest order date of the samples; null without any. */
export function newestDay({ mapping, all }: LeftOver): number | null {
  const values = columnsOfSource(mapping.columns.date).flatMap((column) => all[column]?.values ?? []);
  const days = daysOf(values);
  return days.length === 0 ? null : days.reduce((one, other) => Math.max(one, other));
}

function daysOf(values: readonly string[]): number[] {
  const [order = 'dmy'] = fittingDateOrders(values);
  return values.flatMap((text) => {
    const day = Date.parse((readDate(text, order) ?? '').slice(0, 10));
    return Number.isNaN(day) ? [] : [day];
  });
}

/** A time to come in words: `nächste Woche`, `Dezember`, `vor Weihnachten`. */
const SAYS_LATER = new RegExp(
  String.raw`(?<![a-z])(?:${foldText(`${WISHED_DAYS} ${LATER}`).trim().split(/\s+/).join('|')})(?![a-z])`,
);

/** A week by its number: `KW 51`, `51. KW`, `2026-W51`, `51`. */
const WEEK =
  /^(?:ab |in |zu )?(?:(?:20)?\d\d[\s/-]*)?(?:kw|cw|woche|week|w)?[\s.]*(\d{1,2})(?:\.?\s?(?:kw|woche))?(?:\s?[/-]\s?(?:20)?\d\d)?$/;

/** The Monday of a week of the year, the one nearest to a day; none where a text is no week. */
function mondayOf(text: string, near: number): number[] {
  const week = Number(WEEK.exec(foldText(text).trim())?.[1] ?? 0);
  if (week < 1 || week > 53 || isDate(text)) return [];
  const monday = near - ((new Date(near).getUTCDay() + 6) % 7) * DAY_MS;
  const away = ((week - weekOf(monday) + HALF_YEAR + WEEKS) % WEEKS) - HALF_YEAR;
  return [monday + away * WEEK_MS];
}

/** A day without its year: `15.12.`, `am 3.1.`. */
const DAY = /^(?:am |ab |bis |zum )?(\d{1,2})\.\s?(\d{1,2})\.?$/;

/** The same where nothing else is so written. */
const WITHOUT_YEAR = /^(?:(?:am|ab|bis|zum) )?\d{1,2}\.\s?\d{1,2}\.$/i;

/** A day of the year, the one nearest to another day; none where a text is none. */
function dayOf(text: string, near: number): number[] {
  const [, day = '', month = ''] = DAY.exec(foldText(text).trim()) ?? [];
  const years = [-1, 0, 1].map((more) => new Date(near).getUTCFullYear() + more);
  const days = years.map((year) => Date.parse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`));
  const known = days.filter((one) => !Number.isNaN(one));
  return known.sort((a, b) => Math.abs(a - near) - Math.abs(b - near)).slice(0, 1);
}

/** A quarter of a year: `Q1 2027`, `1. Quartal 27`. */
const QUARTER = /^(?:q([1-4])|([1-4])\.?\s?(?:quartal|quarter))[\s/.-]*(?:20)?(\d\d)$/;

/** The first day of a quarter; none where a text is none. */
function quarterOf(text: string): number[] {
  const [, short, long, year = ''] = QUARTER.exec(foldText(text).trim()) ?? [];
  const quarter = Number(short ?? long ?? 0);
  return quarter === 0 ? [] : [Date.UTC(2000 + Number(year), (quarter - 1) * 3, 1)];
}

/** The number of the week (ISO 8601) that begins on a Monday. */
function weekOf(monday: number): number {
  const thursday = monday + 3 * DAY_MS;
  const january = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - january) / WEEK_MS) + 1;
}
