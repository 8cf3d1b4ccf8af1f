import { expect, test } from 'vitest';
import { changedAfter, NOTHING_CHANGED, type ChangedEvent } from './changed-records.js';

const after = (...events: readonly ChangedEvent[]) => [
  ...events.reduce(changedAfter, NOTHING_CHANGED).keys(),
];

test('what was changed is outdated until it was asked for and answered', () => {
  expect(after({ type: 'changed', ids: [7, 8] })).toEqual([7, 8]);
  expect(after({ type: 'changed', ids: [7] }, { type: 'asked' })).toEqual([7]);
  expect(after({ type: 'changed', ids: [7] }, { type: 'asked' }, { type: 'answered' })).toEqual([]);
});

test('a change that comes while the answer is on its way stays: the answer may be from before it', () => {
  const late = [{ type: 'asked' }, { type: 'changed', ids: [7] }, { type: 'answered' }] as const;
  expect(after({ type: 'changed', ids: [7, 8] }, ...late)).toEqual([7]);
});
