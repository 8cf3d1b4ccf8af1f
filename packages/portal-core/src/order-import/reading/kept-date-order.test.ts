import { expect, it } from 'vitest';
import { holdsDateOrder } from './kept-date-order.js';

const NOW = Date.UTC(2026, 10, 25);
const mapping = { mode: 'new-line', columns: { date: 0 } } as const;
const holds = (kept: 'dmy' | 'mdy', dates: readonly string[], ambiguous = true) => {
  const columnDates = { 0: { value: null, confidence: 0, ambiguous, dates: dates.length } };
  const detection = { dateOrder: { chosen: false } } as never;
  return holdsDateOrder({ columnDates, detection, samples: dates.map((date) => [date]) }, mapping, kept, {
    now: NOW,
  });
};

it.each([
  ['days that follow each other', 'mdy', ['11/10/2026', '11/09/2026']],
  ['a day of last week', 'dmy', ['12/11/2026']],
  ['both orders alike', 'mdy', ['07/08/2026']],
  ['a day of next week', 'dmy', ['01/12/2026']],
] as const)('a kept order of day and month holds for %s', (_, kept, dates) => {
  expect(holds(kept, dates)).toBe(true);
});

it.each([
  ['over months', 'mdy', ['10/11/2026', '09/11/2026', '11/11/2026']],
  ['into the future', 'dmy', ['11/12/2026']],
  ['far from today', 'dmy', ['11/03/2026']],
] as const)('a kept order that spreads the dates %s does not hold', (_, kept, dates) => {
  expect(holds(kept, dates)).toBe(false);
});

it('dates that tell their order themselves need no kept one', () => {
  expect(holds('mdy', ['10/11/2026', '09/11/2026'], false)).toBe(true);
});
