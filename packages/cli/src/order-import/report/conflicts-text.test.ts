import { createTranslator } from '@kontor/portal-core/i18n';
import type { ReportedConflict } from '@kontor/portal-core/order-import';
import { expect, test } from 'vitest';
import { conflictsText } from './conflicts-text.js';

const conflict: ReportedConflict = {
  external_order_id: 'C-4',
  order_id: 4007,
  line: 5,
  status: 'offen',
  replaceable: true,
  kept: null,
  differences: [
    { field: 'salutation', stored: 'frau', file: 'herr' },
    { field: 'company', stored: '', file: 'Kern\u001b[2J GmbH' },
  ],
};

test('a conflict is told field by field in the words and quotation marks of the reader', () => {
  const [, head, ...fields] = conflictsText([conflict], 1, 'a.csv', { t: createTranslator('de') });
  expect(head).toBe('  a.csv:5 C-4 (4007, Offen)');
  expect(fields).toEqual(['    Anrede: „Frau“ → „Herr“', '    Firma: leer → „Kern [2J GmbH“']);
});

test('conflicts beyond those that are shown are counted', () => {
  const english = conflictsText(Array(30).fill(conflict), 45, 'a.csv', { t: createTranslator('en') });
  expect(english.filter((line) => line.startsWith('  a.csv'))).toHaveLength(20);
  expect(english.at(-1)).toContain('25');
  expect(english[1]).toBe('  a.csv:5 C-4 (4007, Open)');
});

test('an order that was cancelled in the portal is told to come back by replacing alone', () => {
  const cancelled: ReportedConflict = { ...conflict, status: 'storniert', differences: [] };
  const [, head] = conflictsText([cancelled], 1, 'a.csv', { t: createTranslator('de') });
  expect(head).toBe('  a.csv:5 C-4 (4007, Storniert) · im Portal storniert; Ersetzen legt sie neu an');
});

test('an open order that goes to somebody else says that it is replaced one by one only', () => {
  const other = { ...conflict, replaceable: false, kept: 'otherRecipient', differences: [] } as const;
  const [, head] = conflictsText([other], 1, 'a.csv', { t: createTranslator('de') });
  expect(head).toBe(
    '  a.csv:5 C-4 (4007, Offen) · geht an jemand anderen; nur einzeln zu ersetzen: --replace C-4',
  );
});
