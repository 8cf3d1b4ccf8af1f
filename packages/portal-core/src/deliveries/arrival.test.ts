import { expect, it } from 'vitest';
import { arrivedUnits, deliveredShare, exceedsAnnounced, isUntouched } from './arrival.js';

it('a line is delivered not at all, in part, whole, or with more than announced', () => {
  expect([0, 2, 5, 6].map((booked) => deliveredShare(booked, 5))).toEqual(['none', 'part', 'all', 'more']);
});

it('a line is untouched as long as neither a quantity nor a reason is recorded', () => {
  expect(isUntouched({ booked: 0, reason: ' ' })).toBe(true);
  expect(isUntouched({ booked: 1, reason: '' })).toBe(false);
  expect(isUntouched({ booked: 0, reason: 'Palette beschädigt' })).toBe(false);
});

it('more than announced must be confirmed once, and not again when it is booked', () => {
  expect(exceedsAnnounced(66, { ordered: 66, booked: 0 })).toBe(false);
  expect(exceedsAnnounced(99, { ordered: 66, booked: 66 })).toBe(true);
  expect(exceedsAnnounced(99, { ordered: 66, booked: 99 })).toBe(false);
  expect(exceedsAnnounced(80, { ordered: 66, booked: 99 })).toBe(false);
});

it('units too many on one line do not make up for those missing on another', () => {
  const lines = [
    { ordered: 66, booked: 99 },
    { ordered: 10, booked: 4 },
  ];
  expect(arrivedUnits(lines)).toEqual({ missingUnits: 6, extraUnits: 33 });
});
