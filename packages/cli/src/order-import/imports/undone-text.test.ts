import { loadTexts, translatorOf } from '@kontor/portal-core/i18n';
import { cli } from '@kontor/portal-core/cli-texts/en';
import { expect, test } from 'vitest';
import { undoneText } from './undone-text.js';

const texts = { ...(await loadTexts('en')), cli };
const t = translatorOf('en', texts);

test('an undo tells what it keeps, with its status in the words of the reader, and what the ERP has to cancel', () => {
  const kept = [
    { order_id: 1, external_order_id: 'C-1', status: 'geliefert', reason: 'status' },
    { order_id: 2, external_order_id: 'C-2', status: '', reason: 'replaced' },
  ] as const;
  expect(undoneText({ cancelled: 3, in_erp: 2, kept }, { t }).split('\n')).toEqual([
    'Left unchanged: C-1, its status was already “Delivered”',
    'Left unchanged: C-2, the order replaced another one',
    '3 orders cancelled.',
    'The ERP knows 2 of them and is told to cancel them. What it refuses stands at the order.',
  ]);
});
