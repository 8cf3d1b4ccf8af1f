import { isoDayOf } from '../../../dates/index.js';
import { DATE_ORDERS, type DateOrder } from '../../order-import.types.js';
import { monthNumber, romanMonth, withoutWeekday } from './month-names.js';
import { isInWeek, weekBeside } from './week-beside.js';
import { ownText } from '../bytes/own-text.js';
import { dayInPortal, dayOfWrittenMoment } from './moment-day.js';
import { createSameDayJudge } from './same-day-dates.js';
import { createTurnedDatesJudge, type TurnedDates } from './turned-dates.js';

/** Text that may follow a day: nothing, or a time of day with its zone. */
const TIME = String.raw`(?:$|[T\s,]+(?:(?:at|um|uhr|@|-|à|kl\.?)\s+)?\d{1,2}(?:[:.h]\d{2}|\s*Uhr|\s*[ap]\.?m\b).*$|\s*(?:Z|UTC|GMT)$)`;
const NUMBERS = new RegExp(String.raw`^(\d{1,4})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{1,4})${TIME}`, 'is');
const DAY_MONTH_YEAR = new RegExp(
  String.raw`^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s./-]*(?:(?:of|de)\s)?(\p{L}{3,12})\.?(?:\s(?:de|of))?[\s.,/'’-]*(\d{4}|\d{2})${TIME}`,
  'isu',
);
const MONTH_DAY_YEAR = new RegExp(
  String.raw`^(\p{L}{3,12})\.?[\s./-]*(\d{1,2})(?:\.|st|nd|rd|th)?[\s.,/'’-]+(\d{4}|\d{2})${TIME}`,
  'isu',
);
const YEAR_MONTH_DAY = new RegExp(
  String.raw`^(\d{4})[\s./-]*(\p{L}{3,12})\.?[\s./-]*(\d{1,2})${TIME}`,
  'isu',
);
/** A month in Roman numerals, as between dots: `20.XI.2026`. */
const DAY_ROMAN_YEAR = new RegExp(
  String.raw`^(\d{1,2})[\s./-]+([IVX]{1,4})[\s./-]+(\d{4}|\d{2})${TIME}`,
  's',
);
/** First and last year of an order; a number that gives another year is no date of an order. */
const [FIRST_YEAR, LAST_YEAR] = [1990, 2100];

/** A text written like a date: its three numbers and their separator. */
export interface DateParts {
  readonly first: number;
  readonly second: number;
  readonly third: number;
  readonly separator: string;
  readonly yearFirst: boolean;
  /** Whether all three have at most two digits, so that the year could be first. */
  readonly short: boolean;
}

/**
 * Splits `31.12.2026`, `12/31/26`, `2026-12-31` and similar dates, and dates with the name of the month (the year is then returned first);
 * a weekday before it and a time of day or a week after it are ignored. Null for any other text, including numbers without separators.
 */
export function dateParts(text: string): DateParts | null {
  if (text.length > 100) return null;
  const match = NUMBERS.exec(text);
  if (match !== null) return numberParts(match);
  if (!/\p{L}{2}/u.test(text) || !/\d/.test(text)) return null;
  const bare = withoutWeekday(weekBeside(text)?.day ?? text);
  const numbers = bare === text ? null : NUMBERS.exec(bare);
  // `Mar` is a month in English and a day of the week in French.
  return numbers === null ? (namedParts(bare) ?? namedParts(text)) : numberParts(numbers);
}

function numberParts(match: RegExpExecArray): DateParts | null {
  const [, first = '', separator = '', second = '', third = ''] = match;
  const yearFirst = first.length === 4;
  if (first.length === 3 || (yearFirst && third.length > 2)) return null;
  if (!yearFirst && third.length !== 2 && third.length !== 4) return null;
  return {
    first: Number(first),
    second: Number(second),
    third: yearFirst ? Number(third) : yearOf(third),
    separator,
    yearFirst,
    short: !yearFirst && first.length === 2 && third.length === 2,
  };
}

/** Splits a date whose month is a word, which is never ambiguous. */
function namedParts(text: string): DateParts | null {
  const roman = DAY_ROMAN_YEAR.exec(text);
  const [, day, month, year] =
    roman ??
    DAY_MONTH_YEAR.exec(text) ??
    turned(MONTH_DAY_YEAR.exec(text), 2, 1, 3) ??
    turned(YEAR_MONTH_DAY.exec(text), 3, 2, 1) ??
    [];
  const second = roman === null ? monthNumber(month ?? '') : romanMonth(month ?? '');
  if (day === undefined || year === undefined || second === undefined) return null;
  return { first: yearOf(year), second, third: Number(day), separator: ' ', yearFirst: true, short: false };
}

function turned(match: RegExpExecArray | null, ...groups: number[]): (string | undefined)[] | null {
  return match === null ? null : [match[0], ...groups.map((group) => match[group])];
}

/** Years of two digits are in this century. */
const CENTURY = 2000;
function yearOf(text: string): number {
  return text.length === 2 ? CENTURY + Number(text) : Number(text);
}

/**
 * The ISO day of a date in a file, or null when it is no date, does not exist, or is outside the years 1990 to 2100. A year of four digits
 * at the beginning is always recognised, one of two digits where the order says so. A time with its zone behind it is a moment, whose day is
 * that of the portal's time zone; a week of the year beside it (`20.11.2026 / KW 47`) must be its own. Numbers are read as well: `20261118`, the day numbers of spreadsheets and Unix timestamps.
 */
export function readDate(text: string, order: DateOrder): string | null {
  const parts = dateParts(text);
  if (parts === null) return bareNumberDay(text);
  const day = dayOfParts(parts, order);
  if (day === null) return null;
  const week = weekBeside(text)?.week;
  return week === undefined || isInWeek(day, week) ? dayOfWrittenMoment(text, day) : null;
}

function dayOfParts(parts: DateParts, order: DateOrder): string | null {
  if (parts.yearFirst) return orderDay(parts.first, parts.second, parts.third);
  if (order === 'ymd')
    return parts.short ? orderDay(CENTURY + parts.first, parts.second, parts.third - CENTURY) : null;
  const [day, month] = order === 'dmy' ? [parts.first, parts.second] : [parts.second, parts.first];
  return orderDay(parts.third, month, day);
}

function orderDay(year: number, month: number, day: number): string | null {
  return year < FIRST_YEAR || year > LAST_YEAR ? null : isoDayOf(year, month, day);
}

const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets; numbers are read as days if they are in the years 1990 to 2100. */
const SPREADSHEET_ZERO = Date.UTC(1899, 11, 30);

function bareNumberDay(text: string): string | null {
  const compact = /^(\d{4})(\d{2})(\d{2})(?:[T\s]?\d{4,6}(?:Z|[+-]\d{4})?)?$/.exec(text);
  if (compact !== null) {
    const day = orderDay(Number(compact[1]), Number(compact[2]), Number(compact[3]));
    if (text.length === 8) return day;
    if (day !== null) return dayOfWrittenMoment(text, day);
  }
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return dayOfMs(SPREADSHEET_ZERO + Number(text.slice(0, 5)) * DAY_MS);
  if (/^\d{9,10}(?:\.\d+)?$/.test(text)) return dayOfUnixMs(Number(text) * 1000);
  return /^\d{12,13}$/.test(text) ? dayOfUnixMs(Number(text)) : null;
}

function dayOfMs(ms: number): string | null {
  const day = new Date(ms);
  return orderDay(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}

function dayOfUnixMs(ms: number): string | null {
  return dayOfMs(ms) === null ? null : dayInPortal(ms);
}

/** Whether a date can be read without knowing the file's date order: it begins with the year, or both orders give the same day. */
export function isUnambiguousDate(text: string): boolean {
  const parts = dateParts(text);
  return parts === null || parts.yearFirst || parts.first === parts.second;
}

/**
 * The orders of day and month that read every date of a column; other texts are passed over. A year of two digits is first only where the
 * dates suggest it. Empty when the dates contradict each other.
 */
export function fittingDateOrders(texts: readonly string[]): readonly DateOrder[] {
  const shortYears = createShortYearJudge();
  const dates = texts.filter((text) => DATE_ORDERS.some((order) => readDate(text, order) !== null));
  const parts = dates.map(dateParts).filter((one) => one !== null);
  for (const one of parts) shortYears.observe(one);
  const mayBeginWithYear = parts.every(({ yearFirst }) => yearFirst) || shortYears.mayStandFirst();
  return DATE_ORDERS.filter(
    (order) => (order !== 'ymd' || mayBeginWithYear) && dates.every((text) => readDate(text, order) !== null),
  );
}

/** The order of day and month found from a file's dates. */
export interface DateOrderDetection {
  /** Null without dates, or when they fit more than one order. */
  readonly value: DateOrder | null;
  /** Confidence from 0 to 1. */
  readonly confidence: number;
  /** Whether the user must choose. */
  readonly ambiguous: boolean;
  /** Number of dates examined. */
  readonly dates: number;
  /** Dates whose day and month may be swapped, whatever the order. */
  readonly turned?: TurnedDates;
}

/** Determines the date order from the dates it is given. */
export interface DateOrderJudge {
  observe(text: string): void;
  verdict(): DateOrderDetection;
}

/** Share of the dates that one order must explain when others contradict it. */
const CLEAR_MAJORITY = 0.9;

type DateKind = 'ymd' | 'dmy' | 'mdy' | 'dotted' | 'open' | 'none';

/** Number of different texts that a judge caches. */
const REMEMBERED = 4096;

/** The date order of a single date, as far as it can be determined alone. */
function dateKind(parts: DateParts | null): DateKind {
  if (parts === null) return 'none';
  const { first, second } = parts;
  if (parts.yearFirst) return 'ymd';
  if (first > 12 && second <= 12) return 'dmy';
  if (second > 12 && first <= 12) return 'mdy';
  return parts.separator === '.' ? 'dotted' : 'open';
}

/** Creates the judge of one file. Dots between the numbers are the German format, day first; with slashes and hyphens the values decide. */
export function createDateOrderJudge(): DateOrderJudge {
  const tallies = {
    ymd: { count: 0 },
    dmy: { count: 0 },
    mdy: { count: 0 },
    dotted: { count: 0 },
    open: { count: 0 },
    none: { count: 0 },
  };
  // Rows of an order follow each other, and many orders are of one day: the same text often comes again.
  let last = '';
  let tally = tallies.none;
  const known = new Map<string, typeof tally>();
  const shortYears = createShortYearJudge();
  const turnedDates = [createTurnedDatesJudge(), createSameDayJudge()];
  const tallyOf = (text: string): typeof tally => {
    const parts = dateParts(text);
    if (parts !== null) {
      shortYears.observe(parts);
      for (const judge of turnedDates) judge.observe(parts, text);
    }
    const found = tallies[dateKind(parts)];
    if (known.size < REMEMBERED) known.set(ownText(text), found);
    return found;
  };
  return {
    observe(text) {
      if (text !== last) {
        last = text;
        tally = known.get(text) ?? tallyOf(text);
      }
      tally.count += 1;
    },
    verdict() {
      const [ymd, dmy, mdy] = [tallies.ymd.count, tallies.dmy.count, tallies.mdy.count];
      const [dotted, open] = [tallies.dotted.count, tallies.open.count];
      const dates = ymd + dmy + mdy + dotted + open;
      const dayFirst = dmy + (mdy === 0 ? dotted : 0);
      const decided = dayFirst + mdy;
      if (dates === 0) return { value: null, confidence: 0, ambiguous: false, dates };
      if (decided === 0)
        return open + dotted === 0
          ? { value: 'ymd', confidence: 1, ambiguous: false, dates }
          : { value: null, confidence: 0, ambiguous: true, dates };
      const confidence = Math.max(dayFirst, mdy) / decided;
      const [turned] = turnedDates.flatMap((judge) => judge.verdict() ?? []);
      if (turned !== undefined) return { value: null, confidence, ambiguous: true, dates, turned };
      if (confidence < CLEAR_MAJORITY || shortYears.mayStandFirst())
        return { value: null, confidence, ambiguous: true, dates };
      return { value: dayFirst > mdy ? 'dmy' : 'mdy', confidence, ambiguous: false, dates };
    },
  };
}

/**
 * Determines whether years of two digits may be first, as in `26-11-17`, `26-11-18`: every date must allow it, and the last number must
 * change more often than the first; equally often is enough between hyphens, the separators of ISO 8601.
 */
function createShortYearJudge(): { observe(parts: DateParts): void; mayStandFirst(): boolean } {
  const [firsts, thirds] = [new Set<number>(), new Set<number>()];
  let allowed = true;
  let hyphens = true;
  return {
    observe(parts) {
      const day = parts.third - CENTURY;
      allowed &&= parts.short && parts.second <= 12 && day >= 1 && day <= 31;
      hyphens &&= parts.separator === '-';
      firsts.add(parts.first);
      thirds.add(parts.third);
    },
    mayStandFirst: () =>
      allowed && (thirds.size > firsts.size || (hyphens && thirds.size > 0 && thirds.size === firsts.size)),
  };
}
