import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { addDays } from '../dates/index.js';
import { weekdayOf } from './demand-history.js';

it('knows the weekday the calendar knows, Monday first', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
      const day = addDays('1970-01-01', days);
      expect(weekdayOf(day)).toBe(Temporal.PlainDate.from(day).dayOfWeek - 1);
    }),
  );
});
