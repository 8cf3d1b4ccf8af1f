import { expect, it } from 'vitest';
import { dayReader } from './day-reader.js';

it.each([
  ['Created (UTC)', '2026-03-01 23:30:00', '2026-03-02'],
  ['date_created_gmt', '2026-03-01T23:30:00', '2026-03-02'],
  ['Order time UTC', '01.03.2026 23:30', '2026-03-02'],
  ['Zeit (UTC+1)', '2026-03-01 23:30:00', '2026-03-01'],
  ['Zeit GMT-5', '2026-03-01 20:30:00', '2026-03-02'],
])('below %s the time %s is a moment', (header, text, day) => {
  expect(dayReader(header)(text, 'dmy')).toBe(day);
});

it.each([
  ['Bestelldatum', '2026-03-01 23:30:00', '2026-03-01'],
  ['Created (UTC)', '2026-03-01', '2026-03-01'],
  ['Created (UTC)', '2026-03-01T23:30:00+01:00', '2026-03-01'],
  ['Gutcode', '2026-03-01 23:30:00', '2026-03-01'],
])('below %s the text %s keeps its day', (header, text, day) => {
  expect(dayReader(header)(text, 'dmy')).toBe(day);
});
