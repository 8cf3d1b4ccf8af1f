import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInstant } from './instant.js';
import { instantOfLocalTime, localTimeOf } from './local-time.js';
import { monthOf, monthsBetween, nextMonth, startOf } from './months.js';

const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

describe('an instant', () => {
  it('is read from what dates of JavaScript are written as', () => {
    fc.assert(
      fc.property(days, (date) => {
        expect(parseInstant(date.toISOString())).toBe(date.getTime());
        expect(parseInstant(date.toUTCString())).toBe(Math.floor(date.getTime() / 1000) * 1000);
      }),
    );
  });

  it.each([
    ['2026-11-05T09:30', '2026-11-05T09:30:00.000Z'],
    ['2026-11-05 09:30:15', '2026-11-05T09:30:15.000Z'],
    ['2026-11-05T09:30:15.5+0100', '2026-11-05T08:30:15.500Z'],
  ])('%s is %s', (text, expected) => expect(iso(parseInstant(text))).toBe(expected));

  it.each([
    '',
    '2026-11-05',
    '05.11.2026 09:30',
    '2026-02-30T09:30:00Z',
    '2026-11-05T25:00:00Z',
    'now',
    '1730000000',
  ])('%j is none', (text) => expect(parseInstant(text)).toBeNull());
});

describe('months', () => {
  it('the month of an instant depends on the time zone', () => {
    const instant = Date.parse('2026-10-31T23:30:00Z');
    expect([monthOf(instant, 'Europe/Berlin'), monthOf(instant, 'UTC')]).toEqual(['2026-11', '2026-10']);
  });

  it('begin where the one before ends', () => {
    fc.assert(
      fc.property(days, (date) => {
        const month = monthOf(date.getTime(), 'Europe/Berlin');
        expect(startOf(month, 'Europe/Berlin')).toBeLessThanOrEqual(date.getTime());
        expect(startOf(nextMonth(month), 'Europe/Berlin')).toBeGreaterThan(date.getTime());
      }),
    );
  });

  it('are listed from one to another', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsBetween('2026-02', '2026-01')).toEqual([]);
  });

  it('and days begin at midnight of the time zone, also when the clocks change', () => {
    expect(iso(startOf('2026-03-29', 'Europe/Berlin'))).toBe('2026-03-28T23:00:00.000Z');
    expect(iso(startOf('2026-03-30', 'Europe/Berlin'))).toBe('2026-03-29T22:00:00.000Z');
  });
});

describe('a local time', () => {
  const berlin = (text: string) => iso(instantOfLocalTime(text, 'Europe/Berlin'));

  it('is that of the time zone, in summer and in winter', () => {
    expect([berlin('2026-07-01T10:00'), berlin('2026-11-21T10:00')]).toEqual([
      '2026-07-01T08:00:00.000Z',
      '2026-11-21T09:00:00.000Z',
    ]);
    expect(localTimeOf(Date.parse('2026-11-21T21:19:20Z'), 'Europe/Berlin')).toBe('2026-11-21T22:19');
  });

  it('a local time comes back from its instant', () => {
    fc.assert(
      fc.property(days, (date) => {
        const minute = Math.floor(date.getTime() / 60_000) * 60_000;
        expect(instantOfLocalTime(localTimeOf(minute, 'UTC'), 'UTC')).toBe(minute);
      }),
    );
  });

  it('that the clock leaves out or shows twice is still one instant', () => {
    expect(berlin('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(berlin('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  it.each(['', '2026-11-21', '2026-02-30T10:00', '2026-11-21T25:00', 'heute'])('%j is none', (text) =>
    expect(instantOfLocalTime(text, 'UTC')).toBeNull(),
  );
});
