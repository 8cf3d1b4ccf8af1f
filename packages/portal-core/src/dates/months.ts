import { Temporal } from 'temporal-polyfill';

/** The month (`YYYY-MM`) of an instant (milliseconds since 1970) in a time zone. */
export function monthOf(epochMs: number, timeZone: string): string {
  const time = Temporal.Instant.fromEpochMilliseconds(Math.trunc(epochMs)).toZonedDateTimeISO(timeZone);
  return time.toPlainDate().toPlainYearMonth().toString();
}

/** The months (`YYYY-MM`) from one to another, both included; none when the second is before the first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  let month = Temporal.PlainYearMonth.from(first);
  const end = Temporal.PlainYearMonth.from(last);
  while (Temporal.PlainYearMonth.compare(month, end) <= 0) {
    months.push(month.toString());
    month = month.add({ months: 1 });
  }
  return months;
}

/** The first instant (milliseconds since 1970) of an ISO day, or of the first day of a month `YYYY-MM`, in a time zone. */
export function startOf(dayOrMonth: string, timeZone: string): number {
  const day = dayOrMonth.length === 7 ? `${dayOrMonth}-01` : dayOrMonth;
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
}

/** The following month, `YYYY-MM`. */
export const nextMonth = (month: string): string =>
  Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();
