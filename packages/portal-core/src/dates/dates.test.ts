import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/index.js';
import { addDays, dayOf, daysBetween, today } from './zone.js';
import { dateLocaleOf, formatDay, formatInstant, parseDay } from './display.js';
import { isIsoDay, isRealDay } from './day.js';
import { relativeTime } from './relative-time.js';

describe('a day', () => {
  it('is real exactly when the calendar has it', () => {
    const part = fc.integer({ min: -1, max: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), part, part, (year, month, day) => {
        const inCalendar = () => Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
        if (isRealDay(year, month, day)) expect(inCalendar).not.toThrow();
        else expect(inCalendar).toThrow(RangeError);
      }),
    );
    expect([2000, 1900, 2024, 2026].map((year) => isIsoDay(`${year}-02-29`))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(['2026-2-1', '', '2026-02-01T00:00', '0000-01-01'].filter(isIsoDay)).toEqual([]);
  });

  it('is shown as dd.mm.yyyy and read back', () => {
    expect(formatDay('2026-11-03')).toBe('03.11.2026');
    expect(formatDay('')).toBe('');
    expect(['03.11.2026', '3.11.2026', ' 2026-11-03 '].map(parseDay)).toEqual(Array(3).fill('2026-11-03'));
    expect(['31.02.2026', '3/11/2026', 'gestern', ''].map(parseDay)).toEqual(Array(4).fill(null));
  });

  it.each(LANGUAGES)('is typed in %s as it is shown', (language) => {
    const parts = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
    const format = new Intl.DateTimeFormat(dateLocaleOf(language), parts);
    expect(format.format(Date.parse('2026-11-03'))).toBe(formatDay('2026-11-03'));
    expect(new Intl.Locale(dateLocaleOf(language)).language).toBe(language);
  });

  it('is counted over months and summer time', () => {
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });
});

describe('an instant', () => {
  const justBeforeMidnight = Date.UTC(2026, 10, 20, 23, 30);

  it('falls on the day of the time zone', () => {
    expect(dayOf(justBeforeMidnight, 'UTC')).toBe('2026-11-20');
    expect(today(() => justBeforeMidnight, 'Europe/Berlin')).toBe('2026-11-21');
    expect(formatInstant(justBeforeMidnight, 'Europe/Berlin')).toBe('21.11.2026 00:30');
  });

  it('is shown with the time its zone has at that instant', () => {
    const zones = fc.constantFrom(
      'Europe/Berlin',
      'UTC',
      'America/St_Johns',
      'Asia/Kathmandu',
      'Pacific/Apia',
    );
    const instants = fc.integer({ min: 0, max: Date.parse('2100-01-01') });
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
        const [day = '', time] = shown.toString({ smallestUnit: 'minute', roundingMode: 'floor' }).split('T');
        expect(formatInstant(at, zone)).toBe(`${formatDay(day)} ${time}`);
      }),
    );
  });

  it.each([
    [-20, 'jetzt', 'now'],
    [-5 * 60, 'vor 5 Minuten', '5 minutes ago'],
    [-3 * 3600, 'vor 3 Stunden', '3 hours ago'],
    [-30 * 3600, 'gestern', 'yesterday'],
    [5 * 86_400, 'in 5 Tagen', 'in 5 days'],
    [-70 * 86_400, 'vor 2 Monaten', '2 months ago'],
    [-800 * 86_400, 'vor 2 Jahren', '2 years ago'],
  ])('%i seconds away is told in words', (seconds, german, english) => {
    const then = justBeforeMidnight + seconds * 1000;
    expect(relativeTime(then, justBeforeMidnight, 'de')).toBe(german);
    expect(relativeTime(then, justBeforeMidnight, 'en')).toBe(english);
  });
});
