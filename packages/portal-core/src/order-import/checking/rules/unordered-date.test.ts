import { expect, test } from 'vitest';
import { readDay } from './unordered-date.js';

test.each([
  ['Mi, 18.11.26', '2026-11-18'],
  ['Mittwoch 18.11.26', '2026-11-18'],
  ['Mi, 18.11.2026', '2026-11-18'],
  ['Wed, 11/18/26', '2026-11-18'],
  ['2026-11-18', '2026-11-18'],
  ['20261118', '2026-11-18'],
  ['11.11.2026', '2026-11-11'],
])('%s can only be the day %s', (text, day) => expect(readDay(text, null)).toBe(day));

test.each(['Fr, 03.04.26', '03.04.2026', '26-11-18', 'heute', '', '31.02.2026'])(
  '%s is no day without an order of day and month',
  (text) => expect(readDay(text, null)).toBeNull(),
);
