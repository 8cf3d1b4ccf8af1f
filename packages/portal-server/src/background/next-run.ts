import { Temporal } from 'temporal-polyfill';

/**
 * The first instant after `nowMs` (milliseconds since 1970) at which the clock of the time zone shows `at` (`00:10`). A time that the
 * change to summer time skips is taken an hour later.
 */
export function nextRun(nowMs: number, at: string, timeZone: string): number {
  const now = Temporal.Instant.fromEpochMilliseconds(Math.trunc(nowMs)).toZonedDateTimeISO(timeZone);
  const today = now.toPlainDate();
  const runs = [today, today.add({ days: 1 })].map(
    (day) => day.toZonedDateTime({ timeZone, plainTime: at }).epochMilliseconds,
  );
  return runs.find((run) => run > nowMs) ?? runs[1]!;
}
