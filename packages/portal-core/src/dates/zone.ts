import { Temporal } from 'temporal-polyfill';

/** The ISO day of an instant (milliseconds since 1970) in a time zone. Throws RangeError for an unknown zone. */
export function dayOf(epochMs: number, timeZone: string): string {
  return zoned(epochMs, timeZone).toPlainDate().toString();
}

/** Today's ISO day in a time zone by the given clock (milliseconds since 1970). */
export const today = (now: () => number, timeZone: string): string => dayOf(now(), timeZone);

/** The ISO day a number of days after another (before it, when negative). Throws RangeError when the day does not exist. */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Number of days from one ISO day to another, negative when the second is earlier. Throws RangeError when a day does not exist. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}

function zoned(epochMs: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.trunc(epochMs)).toZonedDateTimeISO(timeZone);
}
