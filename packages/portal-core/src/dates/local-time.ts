import { Temporal } from 'temporal-polyfill';

/** The local time of an instant (milliseconds since 1970) in a time zone: `2026-11-21T22:19`. */
export function localTimeOf(epochMs: number, timeZone: string): string {
  const time = Temporal.Instant.fromEpochMilliseconds(Math.trunc(epochMs)).toZonedDateTimeISO(timeZone);
  return time.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/**
 * The instant (milliseconds since 1970) of a local time `YYYY-MM-DDTHH:mm` in a time zone; null when the text is no local time. A time that
 * the clock skips is read as one hour later; of a time that occurs twice, the first is taken.
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
