import { expect, it } from 'vitest';
import { rangePresets, toCalendarDate, toIsoDay } from './iso-date.js';

it('gives back the day it was given', () => {
  expect(toIsoDay(toCalendarDate('2026-02-28'))).toBe('2026-02-28');
});

it.each([null, undefined, '', '2026-02-30', '21.11.2026', 'morgen'])('has no day for %j', (text) => {
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
