import {
  endOfMonth,
  endOfWeek,
  GregorianCalendar,
  parseDate,
  parseDateTime,
  startOfMonth,
  startOfWeek,
  today as todayIn,
  getLocalTimeZone,
  type CalendarDate,
  type CalendarDateTime,
  type DateValue,
} from '@internationalized/date';
import { isIsoDay } from '@kontor/portal-core/dates';
import type { TextKey } from '@kontor/portal-core/i18n';
import type { DayRange } from '@kontor/portal-core/list-filter';

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

/** Where the days of a filter lie: behind, as those of orders, or ahead, as those of goods to come. */
export type DaysOutlook = 'past' | 'coming';

/** A range offered beside the calendar. */
export type RangePreset = keyof typeof RANGES;

/** The ranges by name, each counted from a day. */
const RANGES = {
  dateToday: (now) => [now, now],
  dateTomorrow: (now) => [now.add({ days: 1 }), now.add({ days: 1 })],
  dateYesterday: (now) => [now.subtract({ days: 1 }), now.subtract({ days: 1 })],
  thisWeek: (now) => [startOfWeek(now, WEEKS), endOfWeek(now, WEEKS)],
  next7Days: (now) => [now, now.add({ days: 6 })],
  last7Days: (now) => [now.subtract({ days: 6 }), now],
  last30Days: (now) => [now.subtract({ days: 29 }), now],
  thisMonth: (now) => [startOfMonth(now), now],
  wholeMonth: (now) => [startOfMonth(now), endOfMonth(now)],
  lastMonth: (now) => {
    const before = now.subtract({ months: 1 });
    return [startOfMonth(before), endOfMonth(before)];
  },
} as const satisfies Record<string, (now: CalendarDate) => readonly [CalendarDate, CalendarDate]>;

/** The region whose weeks are meant: they begin on Monday. */
const WEEKS = 'de-DE';

/** The offered ranges in their order. What is to come may lie on any day of its month; what is past ends today. */
const OFFERED: Readonly<Record<DaysOutlook, readonly RangePreset[]>> = {
  past: ['dateToday', 'dateYesterday', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth'],
  coming: [
    'dateToday',
    'dateTomorrow',
    'thisWeek',
    'next7Days',
    'wholeMonth',
    'dateYesterday',
    'last7Days',
    'last30Days',
    'lastMonth',
  ],
};

/** The text of each range. */
export const RANGE_TEXTS: Readonly<Record<RangePreset, TextKey>> = {
  dateToday: 'common.dateToday',
  dateTomorrow: 'common.dateTomorrow',
  dateYesterday: 'common.dateYesterday',
  thisWeek: 'common.thisWeek',
  next7Days: 'common.next7Days',
  last7Days: 'common.last7Days',
  last30Days: 'common.last30Days',
  thisMonth: 'common.thisMonth',
  wholeMonth: 'common.thisMonth',
  lastMonth: 'common.lastMonth',
};

/** The offered ranges, counted from `today` (an ISO day; the user's present day by default). */
export function rangePresets(
  today?: string,
  outlook: DaysOutlook = 'past',
): readonly { readonly id: RangePreset; readonly range: DayRange }[] {
  const now = toCalendarDate(today) ?? todayIn(getLocalTimeZone());
  return OFFERED[outlook].map((id) => {
    const [from, to] = RANGES[id](now);
    return { id, range: { from: from.toString(), to: to.toString() } };
  });
}
