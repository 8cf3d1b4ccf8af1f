import { expect, it } from 'vitest';
import type { ImportMapping } from '../../order-import.types.js';
import { fieldReader } from './field-reader.js';

const MAPPING: ImportMapping = { mode: 'new-line', columns: { street: { columns: [0, 1] } } };
const reader = fieldReader(MAPPING, 'street', {
  source: MAPPING.columns.street,
  watch: { damaged: false },
});

it.each([
  ['Gartenweg', '7', 'Gartenweg 7'],
  ['Gartenweg 7', '7', 'Gartenweg 7'],
  ['Platz 4', '4', 'Platz 4'],
  ['Gartenweg 17', '7', 'Gartenweg 17 7'],
  ['C 4', '4', 'C 4 4'],
  ['Q 7', '24', 'Q 7 24'],
])('a street %s beside the house number %s is %s', (street, number, whole) => {
  expect(reader.text([street, number])).toBe(whole);
});
