import { createTranslator } from '@kontor/portal-core/i18n';
import { expect, test } from 'vitest';
import type { CheckedRow } from '../worker/protocol.js';
import { messageOfValue, orderState } from './row-issue-texts.js';

const conflict: CheckedRow = {
  line: 2,
  cells: [],
  outcome: 'conflict',
  issues: [],
  originals: {},
  isFirst: true,
  isFallback: false,
  storedOrderId: 4002,
  isStoredCancelled: false,
  isNoItem: false,
};

test.each([
  [false, 'Gibt es schon mit anderem Inhalt (Nr. 4002)'],
  [true, 'Im Portal storniert (Nr. 4002)'],
])('a row whose number is taken says by what: cancelled %s', (isStoredCancelled, message) => {
  const state = orderState({ ...conflict, isStoredCancelled }, [], new Set(), createTranslator('de'));
  expect(state).toEqual({ level: 'warning', message });
});

const fault = { line: 3, column: null, field: null } as const;

test('a fault that quotes a line of the file says it once', () => {
  const said = 'KM-2 bitte erst im Januar';
  const issue = { ...fault, value: said, code: 'saidByLine', params: { line: 7, said } } as const;
  expect(messageOfValue(said, issue, createTranslator('de'))).toBe(
    'Bleibt aus, denn Zeile 7 sagt: „KM-2 bitte erst im Januar“',
  );
});

test('a fault of a value says the value before what is wrong with it', () => {
  const issue = { ...fault, value: 'Divers', code: 'salutation' } as const;
  expect(messageOfValue('Divers', issue, createTranslator('de'))).toBe(
    '„Divers“: Bitte Herr, Frau oder Firma angeben',
  );
});
