import { DATE_ORDERS } from '@kontor/portal-core/order-import';
import { expect, test } from 'vitest';
import { dateReadings, dayInWords } from './read-dates.js';

test('a day is told with the month as a word', () => {
  expect(dayInWords('2025-04-03', 'de')).toBe('3. April 2025');
  expect(dayInWords('2025-04-03', 'en')).toBe('3 April 2025');
  expect(dayInWords('2025-11-18', 'de', 'short')).toBe('18. Nov. 2025');
});

test('an order that fits no date of the file is not offered, and each is told by a date of the file', () => {
  expect(dateReadings(['2026-05-12', '05/13/2026'], DATE_ORDERS)).toEqual([
    { order: 'mdy', text: '05/13/2026', day: '2026-05-13' },
  ]);
  expect(dateReadings(['13/05/2026', '05/06/2026', '06/07/2026'], DATE_ORDERS)).toEqual([
    { order: 'dmy', text: '05/06/2026', day: '2026-06-05' },
    { order: 'mdy', text: '05/06/2026', day: '2026-05-06' },
  ]);
  expect(dateReadings(['03/04/25'], DATE_ORDERS).map(({ order, day }) => [order, day])).toEqual([
    ['dmy', '2025-04-03'],
    ['mdy', '2025-03-04'],
    ['ymd', '2003-04-25'],
  ]);
  expect(dateReadings(['2026-05-12'], DATE_ORDERS)).toEqual([]);
});
