import type { DateOrder } from '../../order-import.types.js';
import { monthNumber, withoutWeekday } from '../cells/month-names.js';
import { readDate } from '../cells/order-date.js';

/** Days, each as milliseconds since 1970 at its beginning in UTC; both are included. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** The period of a year, which may not have it: a fifth week of February. */
type OfYear = (year: number) => Period | null;

const DAY_MS = 86_400_000;
const WEEK = 7;
const MONTHS = 12;
const QUARTER = 3;

/** A year of four digits behind a month or a week. */
const YEAR = String.raw`(?:[\s/,.-]*(20\d\d)(?!\d))?`;
const DATE =
  /(?<![\d./-])(?:\d{1,2}\.\s?\d{1,2}\.\s?(?:20)?\d\d|\d{1,2}\/\d{1,2}\/(?:20)?\d\d|20\d\d-\d\d?-\d\d?)(?![\d])/gu;
const DAY_AND_MONTH = /(?<![\d./-])(\d{1,2})\.\s?(\d{1,2})\.(?!\s?\d)/gu;
const WEEK_NUMBER = new RegExp(
  String.raw`(?<!\p{L})(?:kw|cw|woche|week|kalenderwoche)[\s.]*(\d{1,2})(?!\d)${YEAR}|(?<!\d)(\d{1,2})\.\s?(?:kw|woche)(?!\p{L})${YEAR}`,
  'giu',
);
const MONTH_NAME = new RegExp(
  String.raw`(?:(?<!\d)(\d{1,2})(\.|st|nd|rd|th)?\s*)?(?<!\p{L})(\p{L}{3,10})(?!\p{L})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d))?${YEAR}`,
  'giu',
);
const QUARTER_NUMBER = new RegExp(String.raw`(?<!\p{L})q\s?([1-4])(?!\d)${YEAR}`, 'giu');
const YEAR_ALONE =
  /^(?:(?:jahr|year|bestellungen|aufträge|orders|für|for|of|aus|von|in|das|the) )*(20\d\d)$/iu;
/** What stands before the end of a time without a beginning: `Bestellungen bis 30.11.2026`. */
const UP_TO = /(?<!\p{L})(?:bis|until|till)(?:\s+(?:zum|ende|the|end|of))*\s*$/iu;
/** Letters from which on the name of a month is one by itself: `set` and `mar` are words of their own. */
const LONG_NAME = 4;

/**
 * The days that a line names by dates, weeks, months, quarters or a year: from the first to the last. A year that is not written is the one
 * that brings them nearest to a day. A weekday alone is the next one. Null for a text that names none.
 */
export function periodIn(text: string, near: number, order: DateOrder | null): Period | null {
  const told = withoutWeekday(text.trim());
  const dates = [...told.matchAll(DATE)];
  const rest = told.replaceAll(DATE, (date) => ' '.repeat(date.length));
  const named = [
    ...dates.map((match) => ({ at: match.index, days: dayOfText(match[0], order) })),
    ...[...rest.matchAll(DAY_AND_MONTH)].map(({ index, 1: day, 2: month }) => ({
      at: index,
      days: nearest(ofDay(Number(day), Number(month)), near),
    })),
    ...[...rest.matchAll(WEEK_NUMBER)].map(({ index, 1: one, 2: year, 3: other, 4: later }) => ({
      at: index,
      days: ofWritten(ofWeek(Number(one ?? other)), year ?? later, near),
    })),
    ...[...rest.matchAll(MONTH_NAME)].map((match) => ({ at: match.index, days: monthIn(match, near) })),
    ...[...rest.matchAll(QUARTER_NUMBER)].map(({ index, 1: quarter, 2: year }) => ({
      at: index,
      days: ofWritten(ofMonths((Number(quarter) - 1) * QUARTER + 1, QUARTER), year, near),
    })),
  ].flatMap(({ at, days }) => (days === null ? [] : [{ at, days }]));
  const [first] = named;
  if (first === undefined) return yearIn(told) ?? weekdayIn(text, near);
  const isOpen = named.length === 1 && UP_TO.test(told.slice(0, first.at));
  return {
    from: isOpen ? Number.NEGATIVE_INFINITY : Math.min(...named.map(({ days }) => days.from)),
    to: Math.max(...named.map(({ days }) => days.to)),
  };
}

function dayOfText(text: string, order: DateOrder | null): Period | null {
  const bare = text.replaceAll(' ', '');
  const day = Date.parse(readDate(bare, bare.includes('.') ? 'dmy' : (order ?? 'dmy')) ?? '');
  return Number.isNaN(day) ? null : { from: day, to: day };
}

/** A month, or a day of it: `Dezember 2026`, `3. Dez.`, `December 3`. */
function monthIn(match: RegExpMatchArray, near: number): Period | null {
  const [, before, dot, name = '', after, year] = match;
  const month = monthNumber(name);
  if (month === undefined) return null;
  const isSure = name.length >= LONG_NAME || year !== undefined || dot !== undefined || month === MAY;
  if (!isSure) return null;
  const day = before ?? after;
  return ofWritten(day === undefined ? ofMonths(month, 1) : ofDay(Number(day), month), year, near);
}

const MAY = 5;

/** Whether a line is nothing but a year, or the orders of one. */
export const isYear = (text: string): boolean => YEAR_ALONE.test(text.trim());

const yearIn = (text: string): Period | null => {
  const year = YEAR_ALONE.exec(text)?.[1];
  return year === undefined ? null : ofMonths(1, MONTHS)(Number(year));
};

/** Beginnings of weekdays from Sunday on, German and English. */
const WEEKDAYS = [/^s[ou]/i, /^mo/i, /^(?:di|tu)/i, /^(?:mi|we)/i, /^(?:do|th)/i, /^fr/i, /^sa/i];

/** The next such day from a day on, where a text is only a weekday. */
function weekdayIn(text: string, near: number): Period | null {
  const word = text.trim().replace(/[\s.:]+$/, '');
  const weekday = withoutWeekday(`${word} `) === '' ? WEEKDAYS.findIndex((begins) => begins.test(word)) : -1;
  if (weekday < 0) return null;
  const day = near + ((weekday - new Date(near).getUTCDay() + WEEK) % WEEK) * DAY_MS;
  return { from: day, to: day };
}

const ofWritten = (of: OfYear, year: string | undefined, near: number): Period | null =>
  year === undefined ? nearest(of, near) : of(Number(year));

/** The period in the year in which it is nearest to a day. */
function nearest(of: OfYear, near: number): Period | null {
  const year = new Date(near).getUTCFullYear();
  const found = [year - 1, year, year + 1].flatMap((one) => of(one) ?? []);
  const away = ({ from, to }: Period) => Math.max(from - near, near - to, 0);
  return found.toSorted((a, b) => away(a) - away(b))[0] ?? null;
}

const ofDay =
  (day: number, month: number): OfYear =>
  (year) => {
    const at = Date.UTC(year, month - 1, day);
    return new Date(at).getUTCDate() === day && month <= MONTHS ? { from: at, to: at } : null;
  };

const ofMonths =
  (month: number, count: number): OfYear =>
  (year) => ({ from: Date.UTC(year, month - 1, 1), to: Date.UTC(year, month - 1 + count, 0) });

/** A week by its number (ISO 8601): the first one has the fourth of January. */
const ofWeek =
  (week: number): OfYear =>
  (year) => {
    const fourth = Date.UTC(year, 0, 4);
    const first = fourth - ((new Date(fourth).getUTCDay() + 6) % WEEK) * DAY_MS;
    const from = first + (week - 1) * WEEK * DAY_MS;
    return week >= 1 && week <= 53 ? { from, to: from + (WEEK - 1) * DAY_MS } : null;
  };
