import { expect, test } from 'vitest';
import { importPace } from './import-pace.js';

const outcomes = { created: 0, replaced: 0, unchanged: 0, conflict: 0, invalid: 0 };
const run = {
  clientKey: 'a-key',
  startedAt: 1000,
  now: 3000,
  progress: { line: 1, orders: 1500, skipped: 500, outcomes },
  retryAt: null,
  interruption: null,
  isRunning: true,
};

test('tells the rate from what was sent, not from what was found stored', () => {
  expect(importPace(run, 4000, 3000)).toEqual({
    done: 1500,
    skipped: 500,
    rate: 500,
    secondsLeft: 5,
    secondsToRetry: null,
  });
});

test('tells nothing before something has been sent', () => {
  expect(importPace({ ...run, progress: null }, 4000, 3000)).toMatchObject({
    done: 0,
    rate: null,
    secondsLeft: null,
  });
});

test('counts down to the next try while the server does not answer', () => {
  const pace = importPace({ ...run, retryAt: 9000 }, 4000, 4500);
  expect(pace).toMatchObject({ secondsToRetry: 5, secondsLeft: null });
});

test('has no pace once it is interrupted', () => {
  expect(importPace({ ...run, isRunning: false }, 4000, 3000)).toMatchObject({
    rate: null,
    secondsToRetry: null,
  });
});
