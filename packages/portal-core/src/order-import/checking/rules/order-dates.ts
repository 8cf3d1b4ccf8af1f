import { isDigit } from '../../words/digit.js';

/** First and last year of a plausible order date where today is unknown; others are typing errors, whatever else a file holds. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2050];
/** Days (as `dayOf` counts, nearly a year) that an order may be away from the others of its file; a wrong year is further away. */
const APART = 355;
/** Days from which on a date is none of the file's usual time: half a year. */
const HALF_YEAR = 186;
/** Days around the middle in which the usual time of a file lies. */
const QUARTER = 93;
/** Days beside the usual time in which a date of another year may be meant. */
const BESIDE = 15;
/** Days that a shop's clock or a date of tomorrow may be ahead of today. */
const AHEAD = 3;
/** Share of dates that may lie outside the usual time. */
const FEW = 0.2;
/** Largest distance of an order from the middle, in multiples of the usual one, for files that span years. */
const SPANS = 10;
/** Least number of dates needed to know what is usual. */
const LEAST = 3;
/** Most previous dates kept, and their least number for an order to be near them instead, since a file may move on in time. */
const [RECENT, MOVED] = [15, 8];

const ISO_LENGTH = '2026-12-31'.length;

/** The middle of some days, the largest usual distance from it, and the time in which nearly all of them lie; null when it is long. */
interface Usual {
  readonly middle: number;
  readonly apart: number;
  readonly time: { readonly from: number; readonly to: number } | null;
}

/**
 * Detects order dates far from the others of their file, such as a wrong year, and dates more than a year ahead, or ahead at all where the
 * others are of the past. `usual` are dates from the beginning of the file, `now` is the clock (milliseconds since 1970).
 */
export class OrderDates {
  private readonly usual: Usual | null;
  private readonly lastDay: number;
  /** The last day of an order where the others were placed by now. */
  private readonly lastPlaced: number;
  private readonly recent: number[] = [];
  private last = '';
  private wasFar = false;

  constructor(usual: readonly string[], now?: () => number) {
    const days = usual.map(dayOf).filter((day) => !Number.isNaN(day));
    this.usual = days.length < LEAST ? null : usualOf(days);
    this.lastDay = lastDayOf(now);
    const placed = now === undefined ? Number.MAX_SAFE_INTEGER : todayOf(now) + AHEAD;
    this.lastPlaced = this.usual !== null && this.usual.middle <= placed ? placed : this.lastDay;
  }

  /** Whether an ISO date is far from the others and from those just before it; false for a text that is no date. */
  isFar(date: string): boolean {
    if (date === this.last) return this.wasFar;
    this.last = date;
    this.wasFar = this.judge(dayOf(date));
    return this.wasFar;
  }

  private judge(day: number): boolean {
    if (Number.isNaN(day)) return false;
    const hasMoved = this.recent.length >= MOVED;
    const isFar = this.usual !== null && isApart(day, this.usual);
    const isFarNow = isFar && (!hasMoved || isApart(day, usualOf(this.recent)));
    if (this.recent.push(day) > RECENT) this.recent.shift();
    return isFarNow || day < FIRST_YEAR * YEAR || day > this.lastPlaced || day > this.lastDay;
  }
}

const isApart = (day: number, usual: Usual): boolean =>
  Math.abs(day - usual.middle) > usual.apart || isOfOtherYear(day, usual);

/** Whether a day would be among the others a year later or earlier, and is far from them as it is. */
function isOfOtherYear(day: number, { middle, time }: Usual): boolean {
  if (time === null || Math.abs(day - middle) <= HALF_YEAR) return false;
  const meant = day < middle ? day + YEAR : day - YEAR;
  return meant >= time.from - BESIDE && meant <= time.to + BESIDE;
}

function usualOf(days: readonly number[]): Usual {
  const middle = medianOf(days);
  const distance = medianOf(days.map((day) => Math.abs(day - middle)));
  return { middle, apart: Math.max(APART, SPANS * distance), time: timeOf(days, middle) };
}

/** The time of some days without a few that are far away; null when many are. */
function timeOf(days: readonly number[], middle: number): Usual['time'] {
  const near = days.filter((day) => Math.abs(day - middle) <= QUARTER);
  if (days.length - near.length > Math.max(1, days.length * FEW)) return null;
  return { from: Math.min(...near), to: Math.max(...near) };
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Days of a year and of a month when all months have 31. */
const [YEAR, MONTH] = [372, 31];

/** The last plausible day: the same day of next year. */
function lastDayOf(now: (() => number) | undefined): number {
  if (now === undefined) return (LAST_YEAR + 1) * YEAR - 1;
  return todayOf(now) + YEAR;
}

const todayOf = (now: () => number): number => dayOf(new Date(now()).toISOString().slice(0, ISO_LENGTH));

/** A number that grows by about one per day; NaN for a text that is no ISO date. */
function dayOf(date: string): number {
  if (date.length !== ISO_LENGTH || date.charAt(4) !== '-' || date.charAt(7) !== '-') return Number.NaN;
  return digitsOf(date, 0, 4) * YEAR + (digitsOf(date, 5, 7) - 1) * MONTH + digitsOf(date, 8, 10) - 1;
}

const ZERO = 48;

/** The number that the digits of a part form; NaN when it holds any other character. */
function digitsOf(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (!isDigit(code)) return Number.NaN;
    number = 10 * number + code - ZERO;
  }
  return number;
}
