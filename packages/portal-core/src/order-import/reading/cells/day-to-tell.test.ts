import { expect, test } from 'vitest';
import { dayToTell } from './day-to-tell.js';

test.each([
  ['03.04.25', 'dmy', '2025-04-03'],
  ['03/04/2025', 'mdy', '2025-03-04'],
  ['03.04.2025', 'mdy', '2025-03-04'],
  ['45979', 'dmy', '2025-11-18'],
  ['14-Nov-26', 'dmy', '2026-11-14'],
  ['03.04.2025', 'dmy', null],
  ['2025-04-03T10:00', 'dmy', null],
  ['18. November 2026', 'dmy', null],
  ['bald', 'dmy', null],
  ['03/04/2025', null, null],
] as const)('a date %j in the order %j is told as %j', (text, order, day) => {
  expect(dayToTell(text, order)).toBe(day);
});
