import { expect, test } from 'vitest';
import { maybeDate } from './maybe-date.js';

test.each([
  '18.11.26',
  ' 18.11.2026',
  '2026-11-18',
  '18 Nov 2026',
  'Mi, 18.11.26',
  'Mittwoch, den 18.11.2026',
  'Wed 11/18/26',
])('%s may be a date', (text) => expect(maybeDate(text)).toBe(true));

test.each(['NW1001', 'Ring 1', 'Mittelweg 18', 'Montag', 'Friesennerz 18.11', '12345', ''])(
  '%j is none',
  (text) => expect(maybeDate(text)).toBe(false),
);
