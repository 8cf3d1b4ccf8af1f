import { isoDayOf } from '../../dates/day.js';
import type { DateOrder } from '../order-import.types.js';

const DATE = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:[T ,]+\d{1,2}:\d{2}.*)?$/s;

/** A text that is written like a date: its three numbers and what stands between them. */
export interface DateParts {
  readonly first: number;
  readonly second: number;
  readonly third: number;
  readonly separator: string;
  /** Whether the year comes first. */
  readonly yearFirst: boolean;
}

/** Reads `31.12.2026`, `12/31/26`, `2026-12-31` and the like, a time of day after it ignored; null for anything else. */
export function dateParts(text: string): DateParts | null {
  const match = DATE.exec(text);
  if (match === null) return null;
  const [, first = '', separator = '', second = '', third = ''] = match;
  const yearFirst = first.length === 4;
  if (first.length === 3 || (yearFirst && third.length > 2)) return null;
  if (!yearFirst && third.length !== 2 && third.length !== 4) return null;
  return {
    first: Number(first),
    second: Number(second),
    third: yearOf(third, yearFirst),
    separator,
    yearFirst,
  };
}

/** Years of two digits belong to this century. */
function yearOf(text: string, yearFirst: boolean): number {
  return !yearFirst && text.length === 2 ? 2000 + Number(text) : Number(text);
}

/**
 * The ISO day a date of a file means, or null when it is no date or no real day. A text that begins with the year is read so in any
 * order; the day is taken as written, whatever time zone follows it.
 */
export function readDate(text: string, order: DateOrder): string | null {
  const parts = dateParts(text);
  if (parts === null) return null;
  if (parts.yearFirst) return isoDayOf(parts.first, parts.second, parts.third);
  if (order === 'ymd') return null;
  const [day, month] = order === 'dmy' ? [parts.first, parts.second] : [parts.second, parts.first];
  return isoDayOf(parts.third, month, day);
}

/** Whether a date can be read without knowing the file's date order: it begins with the year, or both orders mean the same day. */
export function isUnambiguousDate(text: string): boolean {
  const parts = dateParts(text);
  return parts === null || parts.yearFirst || parts.first === parts.second;
}

/** What a file's dates say about the order of day and month. */
export interface DateOrderDetection {
  /** Null when there are no dates, or when they fit more than one order. */
  readonly value: DateOrder | null;
  /** 0 to 1. */
  readonly confidence: number;
  /** Whether the user has to be asked. */
  readonly ambiguous: boolean;
  /** How many dates were looked at. */
  readonly dates: number;
}

/** Judges the date order from as many dates as it is shown. */
export interface DateOrderJudge {
  observe(text: string): void;
  verdict(): DateOrderDetection;
}

/** Share of the dates one order must explain when the others contradict it. */
const CLEAR_MAJORITY = 0.9;

/** The order a single date is written in, as far as it tells by itself. */
function dateKind(text: string): 'ymd' | 'dmy' | 'mdy' | 'dotted' | 'open' | 'none' {
  const parts = dateParts(text);
  if (parts === null) return 'none';
  const { first, second } = parts;
  if (parts.yearFirst) return 'ymd';
  if (first > 12 && second <= 12) return 'dmy';
  if (second > 12 && first <= 12) return 'mdy';
  return parts.separator === '.' ? 'dotted' : 'open';
}

/** A judge of one file. Dots between the numbers are the German way of writing, day first; with slashes and hyphens the values decide. */
export function createDateOrderJudge(): DateOrderJudge {
  const count = { ymd: 0, dmy: 0, mdy: 0, dotted: 0, open: 0, none: 0 };
  // Orders of one day follow each other, so the same text often comes again.
  let [last, lastKind]: [string, keyof typeof count] = ['', 'none'];
  return {
    observe(text) {
      if (text !== last) [last, lastKind] = [text, dateKind(text)];
      count[lastKind] += 1;
    },
    verdict() {
      const { ymd, dmy, mdy, dotted, open } = count;
      const dates = ymd + dmy + mdy + dotted + open;
      const dayFirst = dmy + (mdy === 0 ? dotted : 0);
      const decided = dayFirst + mdy;
      if (dates === 0) return { value: null, confidence: 0, ambiguous: false, dates };
      if (decided === 0)
        return open + dotted === 0
          ? { value: 'ymd', confidence: 1, ambiguous: false, dates }
          : { value: null, confidence: 0, ambiguous: true, dates };
      const confidence = Math.max(dayFirst, mdy) / decided;
      if (confidence < CLEAR_MAJORITY) return { value: null, confidence, ambiguous: true, dates };
      return { value: dayFirst > mdy ? 'dmy' : 'mdy', confidence, ambiguous: false, dates };
    },
  };
}
