import { expect, it } from 'vitest';
import { createTranslator } from '../i18n/index.js';
import { deliveryOutlook } from './delivery-outlook.js';

const outlook = (...[status, reader]: [Parameters<typeof deliveryOutlook>[0], object]) =>
  deliveryOutlook(status, { language: 'en', mayChange: false, ...reader }, createTranslator('en'));

it('the outlook of a delivery names the steps of the machine, who takes them and what is missing', () => {
  expect(outlook('OPEN', {})).toEqual([
    'Next: “Start Review”, “Mark as Obsolete”, or “Decline”.',
    'The warehouse does this.',
    'Missing: the review by the warehouse.',
  ]);
  expect(outlook('UNDER_REVIEW', { mayChange: true })[1]).toBe('You may do this; each step needs a comment.');
});

it('counts what an accepted delivery still waits for', () => {
  expect(outlook('ACCEPTED', {}).at(-1)).toBe('Missing: the booking of what has arrived.');
  expect(outlook('ACCEPTED', { missingUnits: 1200 }).at(-1)).toBe('Missing: 1,200 units.');
  expect(outlook('ACCEPTED', { missingUnits: 0 }).at(-1)).toBe(
    'All quantities are booked, only the completion is missing.',
  );
});

it('the outlook of a delivery says that more than announced is booked, and never that this is all', () => {
  const extra = outlook('ACCEPTED', { missingUnits: 0, extraUnits: 33 }).at(-1);
  expect(extra).toBe('33 more units than announced are booked. Only the completion is missing.');
  expect(outlook('ACCEPTED', { missingUnits: 6, extraUnits: 1 }).at(-1)).toBe(
    '1 more unit than announced is booked. Missing: 6 units.',
  );
});

it('the outlook of a delivery in a final status says that it is final', () => {
  for (const status of ['DONE', 'DECLINED', 'OBSOLETE'] as const)
    expect(outlook(status, {})).toEqual(['This status is final, no further step follows.']);
});

it('quotes in German as German does', () => {
  const [next] = deliveryOutlook(
    'UNDER_REVIEW',
    { language: 'de', mayChange: false },
    createTranslator('de'),
  );
  expect(next).toBe('Als Nächstes: „Anlieferung annehmen“ oder „Ablehnen“.');
});
