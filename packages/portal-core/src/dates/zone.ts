import { isIsoDay } from './day.js';

/*
 * Days by what every engine brings along. The library of time zones (`local-time.ts`) is needed only where a local time is read, and weighs
 * more than a list of dates.
 */

const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The ISO day of an instant (milliseconds since 1970) in a time zone. Throws RangeError for an unknown zone. */
export function dayOf(epochMs: number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(Math.trunc(epochMs));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Today's ISO day in a time zone by the given clock (milliseconds since 1970). */
export const today = (now: () => number, timeZone: string): string => dayOf(now(), timeZone);

/** The ISO day a number of days after another (before it, when negative). Throws RangeError when the day does not exist. */
export function addDays(day: string, days: number): string {
  return new Date(startOfDay(day) + days * DAY).toISOString().replace(/T.*/, '');
}

/** Number of days from one ISO day to another, negative when the second is earlier. Throws RangeError when a day does not exist. */
export function daysBetween(from: string, to: string): number {
  return (startOfDay(to) - startOfDay(from)) / DAY;
}

function startOfDay(day: string): number {
  if (!isIsoDay(day)) throw new RangeError(`There is no day ${day}`);
  return Date.parse(`${day}T00:00:00Z`);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}
