import { loadTexts, translatorOf } from '@kontor/portal-core/i18n';
import { expect, test } from 'vitest';
import { dateReadings, readingLines } from './date-readings.js';

const words = { language: 'en' as const, t: translatorOf('en', await loadTexts('en')) };
const readings = (...dates: string[]) =>
  dateReadings({ samples: dates.map((date) => ['A-1', date]) }, { columns: { date: 1 } }, words);

test('only the orders that fit every date are offered, each with a date that tells them apart', () => {
  expect(readings('05/05/2026', '04/03/2026')).toEqual([
    { order: 'dmy', example: '04/03/2026 = 4 March 2026' },
    { order: 'mdy', example: '04/03/2026 = 3 April 2026' },
  ]);
});

test('all orders are offered where none fits every date, those that fit no date without an example', () => {
  expect(readings('13/04/2026', '04/13/2026').map(({ order }) => order)).toEqual(['dmy', 'mdy', 'ymd']);
  expect(readingLines(readings('13/04/2026', '04/13/2026'), words).at(-1)).toBe('  ymd  Year first');
});
