import { createTranslator } from '@kontor/portal-core/i18n';
import { expect, it } from 'vitest';
import { arrivalWords } from './arrival-words.js';

const words = (arrival: string) =>
  arrivalWords(arrival, Date.parse('2026-11-23T23:30:00Z'), {
    timeZone: 'Europe/Berlin',
    language: 'de',
    translate: createTranslator('de'),
  });

it('an arrival is said as of today by the clock of the warehouse, with the weekday when it is further away', () => {
  expect(words('2026-11-24T07:30:00Z')).toBe('heute 08:30');
  expect(words('2026-11-25T07:30:00Z')).toBe('morgen 08:30');
  expect(words('2026-11-23T07:30:00Z')).toBe('Mo 23.11.2026 08:30');
});
