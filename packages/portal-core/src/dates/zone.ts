import { Temporal } from 'temporal-polyfill';

/** The time zone days belong to unless configured otherwise. */
export const DEFAULT_TIME_ZONE = 'Europe/Berlin';

/** The ISO day an instant (milliseconds since 1970) falls on in a time zone. Throws RangeError for an unknown zone. */
export function dayOf(epochMs: number, timeZone: string): string {
  return zoned(epochMs, timeZone).toPlainDate().toString();
}

/** Today's ISO day in a time zone by the given clock (milliseconds since 1970). */
export const today = (now: () => number, timeZone: string): string => dayOf(now(), timeZone);

/** The ISO day some days after (before, when negative) another. Throws RangeError when the day is not real. */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Days from one ISO day to another, negative when the other is earlier. Throws RangeError when a day is not real. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}

function zoned(epochMs: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.trunc(epochMs)).toZonedDateTimeISO(timeZone);
}
