import {
  endOfMonth,
  GregorianCalendar,
  parseDate,
  parseDateTime,
  startOfMonth,
  today as todayIn,
  getLocalTimeZone,
  type CalendarDate,
  type CalendarDateTime,
  type DateValue,
} from '@internationalized/date';
import { isIsoDay, type DayRange } from '@kontor/portal-core';

/**
 * Converts ISO text to a calendar date; null when it is not a real day. Days come in and go out as ISO text; only this folder uses another
 * type.
 */
export function toCalendarDate(day: string | null | undefined): CalendarDate | null {
  return day !== null && day !== undefined && isIsoDay(day) ? parseDate(day) : null;
}

/** The ISO day of a value of the date controls. */
export function toIsoDay(value: DateValue | null): string | null {
  return value === null ? null : value.toString().slice(0, 10);
}

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

/** Converts a local time `YYYY-MM-DDTHH:mm` to a calendar time; null when it is not a real time. */
export function toCalendarTime(time: string | null): CalendarDateTime | null {
  const isReal = time !== null && LOCAL_TIME.test(time) && isIsoDay(time.slice(0, 10));
  return isReal ? parseDateTime(time) : null;
}

/** The local time of a value of the date controls; midnight when it has only a day. */
export function toLocalTime(value: DateValue | null): string | null {
  if (value === null) return null;
  const text = value.toString();
  return text.includes('T') ? text.slice(0, 16) : `${text.slice(0, 10)}T00:00`;
}

/** The only calendar of the portal, for hooks that ask for one; a table of all calendars would be five times as large. */
export function gregorian(): GregorianCalendar {
  return new GregorianCalendar();
}

/** Name of a range offered beside the calendar. */
export type RangePreset =
  'dateToday' | 'dateYesterday' | 'last7Days' | 'last30Days' | 'thisMonth' | 'lastMonth';

/** The offered ranges, counted from `today` (an ISO day; the user's present day by default). */
export function rangePresets(
  today?: string,
): readonly { readonly id: RangePreset; readonly range: DayRange }[] {
  const now = toCalendarDate(today) ?? todayIn(getLocalTimeZone());
  const past = startOfMonth(now).subtract({ days: 1 });
  const span = (from: CalendarDate, to: CalendarDate): DayRange => ({
    from: from.toString(),
    to: to.toString(),
  });
  const yesterday = now.subtract({ days: 1 });
  return [
    { id: 'dateToday', range: span(now, now) },
    { id: 'dateYesterday', range: span(yesterday, yesterday) },
    { id: 'last7Days', range: span(now.subtract({ days: 6 }), now) },
    { id: 'last30Days', range: span(now.subtract({ days: 29 }), now) },
    { id: 'thisMonth', range: span(startOfMonth(now), now) },
    { id: 'lastMonth', range: span(startOfMonth(past), endOfMonth(past)) },
  ];
}
