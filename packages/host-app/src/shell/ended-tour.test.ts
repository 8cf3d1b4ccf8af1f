import { expect, test } from 'vitest';
import { isTourEnded, withEndedTour } from './ended-tour.js';

test('an ended tour is noted in the account, beside what else stands there', () => {
  const settings = withEndedTour('{"theme":"dark"}');
  expect(JSON.parse(settings)).toEqual({ theme: 'dark', tour: 'ended' });
  expect(isTourEnded(settings)).toBe(true);
});

test('an account that says nothing of it, or nothing that can be read, has not ended the tour', () => {
  expect(['{}', '', '{"tour":"begun"}'].map(isTourEnded)).toEqual([false, false, false]);
});
