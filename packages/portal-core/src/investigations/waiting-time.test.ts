import { expect, it } from 'vitest';
import { createTranslator } from '../i18n/index.js';
import { waitingTime } from './waiting-time.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const say = (since: string, language: 'de' | 'en' = 'de') => {
  const { key, count } = waitingTime(Date.parse(since), NOW);
  return createTranslator(language)(key, { count });
};

it('says how long somebody waits, in the largest whole unit', () => {
  expect(say('2026-11-17T11:00:00Z')).toBe('seit 3 Tagen');
  expect(say('2026-11-19T11:00:00Z')).toBe('seit 1 Tag');
  expect(say('2026-11-20T09:30:00Z')).toBe('seit 2 Stunden');
  expect(say('2026-11-20T11:18:00Z', 'en')).toBe('for 42 minutes');
});

it('tells its number and unit', () => {
  expect(waitingTime(Date.parse('2026-11-19T11:00:00Z'), NOW)).toMatchObject({ count: 1, unit: 'day' });
  expect(waitingTime(Date.parse('2026-11-20T09:30:00Z'), NOW)).toMatchObject({ count: 2, unit: 'hour' });
  expect(waitingTime(Date.parse('2026-11-20T11:59:50Z'), NOW)).toMatchObject({ count: 1, unit: 'minute' });
});

it('says at least a minute, of a clock that runs ahead too', () => {
  expect(say('2026-11-20T11:59:50Z')).toBe('seit 1 Minute');
  expect(say('2026-11-20T12:05:00Z')).toBe('seit 1 Minute');
});
