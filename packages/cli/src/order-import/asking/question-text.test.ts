import type { Question } from '@kontor/portal-core/order-import';
import { createTranslator } from '@kontor/portal-core/i18n';
import { expect, test } from 'vitest';
import { askedPlaces, questionText } from './question-text.js';

const header = ['Lief. Name 1', 'Lief. Name 2', 'Rechn. Name 1', 'Rechn. Name 2'];
const mapping = {
  mode: 'new-line',
  columns: { company: 0, first_address_line: 1 },
  fallback: { company: 2, first_address_line: 3 },
} as const;
const about = (column: number, sample: string): Question => ({
  id: `company:${column}`,
  kind: 'content',
  fields: ['company'],
  columns: [column],
  others: [],
  samples: [sample],
});
const questions = [about(0, 'Moor KG'), about(2, 'Zahl GmbH')];

test('a question about the bill names the columns of the bill beside their values', () => {
  const understanding = { mapping, questions, matches: [], unused: [], missingLabels: [] };
  const words = { t: createTranslator('de'), language: 'de' } as const;
  const [own, ofBill] = questions.map((question) => questionText(question, understanding, header, words));
  expect(own).toMatch(/^Firma \(company\) ← Lief\. Name 1 \(„Moor KG“\)/);
  expect(ofBill).toMatch(/^Firma \(billing\.company\) ← Rechn\. Name 1 \(„Zahl GmbH“\)/);
});

test('orders held back by their status are told by its column', () => {
  const held: Question = {
    id: 'held',
    kind: 'held',
    fields: ['external_order_id'],
    columns: [],
    others: [3],
    samples: ['B-1', 'B-2'],
  };
  const understanding = { mapping, questions: [held], matches: [], unused: [], missingLabels: [] };
  const words = { t: createTranslator('de'), language: 'de' } as const;
  expect(questionText(held, understanding, header, words)).toMatch(/^Laut Rechn\. Name 2 sollen/);
  // Their number is understood all the same.
  expect([...askedPlaces([held], mapping)]).toEqual([]);
});

test('what is asked is known by the names that flags take', () => {
  expect([...askedPlaces(questions, mapping)]).toEqual(['company', 'billing.company']);
});
