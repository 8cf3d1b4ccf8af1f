import { expect, it } from 'vitest';
import type { ImportField } from '../../order-import.types.js';
import { fixedValueIssue } from './fixed-value.rules.js';

it.each<[ImportField, string]>([
  ['country', 'DE'],
  ['country', 'Österreich'],
  ['salutation', 'Frau'],
  ['quantity', '1'],
  ['date', '2026-11-25'],
  ['date', '25.11.2026'],
  ['company', 'Foo'],
  ['country', ' de '],
])('%s may be %j for all orders', (field, text) => {
  expect(fixedValueIssue(field, text)).toBeNull();
});

it.each<[ImportField, string, string]>([
  ['country', 'Foo', 'country'],
  ['salutation', 'Divers', 'salutation'],
  ['quantity', 'viele', 'integer'],
  ['quantity', '0', 'integer'],
  ['date', 'morgen', 'date'],
])('%s cannot be %j for all orders', (field, text, code) => {
  expect(fixedValueIssue(field, text)).toMatchObject({ path: field, code });
});
