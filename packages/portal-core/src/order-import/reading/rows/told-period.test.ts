import { expect, it } from 'vitest';
import { periodIn } from './told-period.js';

const NEAR = Date.parse('2026-11-20');
const shown = (ms: number) => (Number.isFinite(ms) ? new Date(ms).toISOString().slice(0, 10) : '');
const told = (text: string) => {
  const period = periodIn(text, NEAR, 'dmy');
  return period === null ? null : [shown(period.from), shown(period.to)].join('–');
};

it.each([
  ['24.11.2026', '2026-11-24–2026-11-24'],
  ['Montag, 23.11.26:', '2026-11-23–2026-11-23'],
  ['2026-12-01', '2026-12-01–2026-12-01'],
  ['Bestellungen 01.11.2026 - 30.11.2026', '2026-11-01–2026-11-30'],
  ['24.12.', '2026-12-24–2026-12-24'],
  ['3.1.', '2027-01-03–2027-01-03'],
  ['KW 47', '2026-11-16–2026-11-22'],
  ['50. KW', '2026-12-07–2026-12-13'],
  ['week 1', '2027-01-04–2027-01-10'],
  ['KW 2/2027', '2027-01-11–2027-01-17'],
  ['Januar 2027', '2027-01-01–2027-01-31'],
  ['Dezember', '2026-12-01–2026-12-31'],
  ['Oktober', '2026-10-01–2026-10-31'],
  ['2. November', '2026-11-02–2026-11-02'],
  ['December 3, 2026', '2026-12-03–2026-12-03'],
  ['Dez 2026', '2026-12-01–2026-12-31'],
  ['Q1 2027', '2027-01-01–2027-03-31'],
  ['Jahr 2027', '2027-01-01–2027-12-31'],
  ['Freitag', '2026-11-20–2026-11-20'],
  ['Montag:', '2026-11-23–2026-11-23'],
  ['Thu', '2026-11-26–2026-11-26'],
  ['Bestellungen bis 30.11.2026', '–2026-11-30'],
  ['Bestellungen bis zum 30.11.2026', '–2026-11-30'],
])('%s names the days %s', (text, days) => expect(told(text)).toBe(days));

it.each(['Seite 2', 'Tour 3', 'Tea Set 3', 'Nordwind GmbH, Weg 3', '24103 Kiel', 'Bestellung 4711'])(
  '%s names no days of a calendar',
  (text) => expect(told(text)).toBeNull(),
);
