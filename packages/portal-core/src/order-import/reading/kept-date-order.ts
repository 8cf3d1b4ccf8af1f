import type { DateOrder, ImportMapping } from '../order-import.types.js';
import { fittingDateOrders, readDate } from './cells/order-date.js';
import { dateOrderOfMapping, type Inspection } from './inspect.js';

const DAY_MS = 86_400_000;
/** Days of no account: between two files, or until a day that is planned. */
const WEEK = 7;

/** A file whose dates are read. */
export type DatedFile = Pick<Inspection, 'columnDates' | 'detection' | 'samples'>;

/** Moments that are the same for everyone who runs an import. */
interface Clock {
  /** Milliseconds since 1970; now by default. */
  readonly now?: number;
}

/**
 * Whether an order of day and month kept from another file holds in one whose dates fit several: only where no other order gives clearly
 * likelier days: less than half as far apart, from today or in the future.
 */
export function holdsDateOrder(
  { columnDates, detection, samples }: DatedFile,
  mapping: ImportMapping,
  kept: DateOrder,
  { now = Date.now() }: Clock = {},
): boolean {
  if (!dateOrderOfMapping({ columnDates, detection }, mapping).ambiguous) return true;
  const texts = datesOf(mapping, samples);
  const fitting = fittingDateOrders(texts);
  const oddness = oddnessOf(texts, kept, now);
  const isLikelier = (order: DateOrder) =>
    oddnessOf(texts, order, now).some((much, at) => (oddness[at] ?? 0) > 2 * much + WEEK);
  return fitting.includes(kept) && !fitting.some(isLikelier);
}

/** The different dates of the samples, or the one fixed for all rows. */
function datesOf({ columns, constants }: ImportMapping, samples: DatedFile['samples']): string[] {
  const { date } = columns;
  if (date === undefined) return [constants?.date ?? ''];
  const column = typeof date === 'number' ? date : (date.columns[0] ?? -1);
  return [...new Set(samples.map((row) => (row[column] ?? '').trim()))].filter((text) => text !== '');
}

/** How unlikely dates are in an order, in days: their spread, the distance of the nearest end from today, the last one's lead on today. */
function oddnessOf(texts: readonly string[], order: DateOrder, now: number): readonly number[] {
  const days = texts.flatMap((text) => {
    const day = Date.parse(readDate(text, order) ?? '');
    return Number.isNaN(day) ? [] : [day / DAY_MS];
  });
  if (days.length === 0) return [0, 0, 0];
  const today = Math.floor(now / DAY_MS);
  const [first, last] = days.reduce(([a, b], day) => [Math.min(a, day), Math.max(b, day)], [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as [number, number]);
  return [last - first, Math.abs(today - last), Math.max(0, last - today)];
}
