import { expect, it } from 'vitest';
import { rangePresets, toCalendarDate, toCalendarTime, toIsoDay, toLocalTime } from './iso-date.js';

it('a date field gives back the day it was given', () => {
  expect(toIsoDay(toCalendarDate('2026-02-28'))).toBe('2026-02-28');
});

it.each([null, undefined, '', '2026-02-30', '21.11.2026', 'morgen'])('there is no day for %j', (text) => {
  expect(toCalendarDate(text)).toBeNull();
});

it('counts the common spans from today, both ends included', () => {
  expect(
    Object.fromEntries(rangePresets('2026-03-02').map(({ id, range }) => [id, [range.from, range.to]])),
  ).toEqual({
    dateToday: ['2026-03-02', '2026-03-02'],
    dateYesterday: ['2026-03-01', '2026-03-01'],
    last7Days: ['2026-02-24', '2026-03-02'],
    last30Days: ['2026-02-01', '2026-03-02'],
    thisMonth: ['2026-03-01', '2026-03-02'],
    lastMonth: ['2026-02-01', '2026-02-28'],
  });
});

it('looks ahead where goods are to come: whole weeks from Monday, and whole months', () => {
  expect(
    Object.fromEntries(
      rangePresets('2026-03-04', 'coming').map(({ id, range }) => [id, [range.from, range.to]]),
    ),
  ).toMatchObject({
    dateTomorrow: ['2026-03-05', '2026-03-05'],
    thisWeek: ['2026-03-02', '2026-03-08'],
    next7Days: ['2026-03-04', '2026-03-10'],
    wholeMonth: ['2026-03-01', '2026-03-31'],
    lastMonth: ['2026-02-01', '2026-02-28'],
  });
});

it('a time field gives back the time it was given', () => {
  expect(toLocalTime(toCalendarTime('2026-11-21T22:19'))).toBe('2026-11-21T22:19');
  expect(toLocalTime(toCalendarDate('2026-11-21'))).toBe('2026-11-21T00:00');
});

it.each([null, '', '2026-11-21', '2026-02-30T10:00', '2026-11-21T24:00'])(
  'there is no time for %j',
  (text) => {
    expect(toCalendarTime(text)).toBeNull();
  },
);
