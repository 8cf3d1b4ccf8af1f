import { readDate } from '../../order-import/index.js';
import type { Contradiction } from './contradictions.js';

/** Columns of the day up to which goods keep, and of the day of which a stock is. */
const KEEPS = /^(?:mhd|mindesthaltbar|haltbar|verfall|ablauf|bestbefore|expir|useby)/;
const OF_DAY = /^(?:stand|stichtag|bestandvom|bestandsdatum|asof)$/;
const TITLE = /(?:stand|stichtag|per|vom|as of)\D{0,5}(\d{1,2}\.\d{1,2}\.\d{4}|\d{4}-\d{2}-\d{2})/iu;
const MONTH = /^(\d{1,2})[./](\d{4})$/;

/** Days after which a list is one of another time. */
const OLD = 31;
const DAY_MS = 86_400_000;
const LONGEST_MONTH = '31';

const isoDay = (now: number): string => new Date(now).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** When a day beside a row says that its goods cannot be sold any more, or that its pieces lay there at another time. */
export const stockDayRules = (now: number): readonly Contradiction[] => [
  { names: KEEPS, speaks: (text) => (lastDayOf(text) ?? isoDay(now)) < isoDay(now) },
  { names: OF_DAY, speaks: (text) => isOld(text, now) },
];

/** The title of a list by which it is of another time; undefined for most. */
export const oldList = (names: readonly string[], now: number): string | undefined =>
  names.find((name) => isOld(TITLE.exec(name)?.[1] ?? '', now));

const isOld = (text: string, now: number): boolean =>
  (readDate(text, 'dmy') ?? isoDay(now)) < isoDay(now - OLD * DAY_MS);

/** The last day of a date or a month. */
function lastDayOf(text: string): string | null {
  const [, month, year] = MONTH.exec(text) ?? [];
  return month === undefined ? readDate(text, 'dmy') : `${year}-${month.padStart(2, '0')}-${LONGEST_MONTH}`;
}
