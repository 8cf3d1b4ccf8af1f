import { Temporal } from 'temporal-polyfill';

/** An instant (milliseconds since 1970) as the clock of a time zone shows it: `2026-11-21T22:19`. */
export function localTimeOf(epochMs: number, timeZone: string): string {
  const time = Temporal.Instant.fromEpochMilliseconds(Math.trunc(epochMs)).toZonedDateTimeISO(timeZone);
  return time.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/**
 * The instant (milliseconds since 1970) at which a time zone's clock shows a local time `YYYY-MM-DDTHH:mm`; null when the text is none. An
 * hour the clock leaves out is taken for the one after, of an hour it shows twice the first is meant.
 */
export function instantOfLocalTime(localTime: string, timeZone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(localTime)) return null;
  try {
    return Temporal.PlainDateTime.from(localTime, { overflow: 'reject' }).toZonedDateTime(timeZone)
      .epochMilliseconds;
  } catch {
    return null;
  }
}
