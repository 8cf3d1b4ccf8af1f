import type { ImportMapping, Question } from '@kontor/portal-core/order-import';
import { expect, test } from 'vitest';
import { acceptingFlags, quotedForShell, typedFlags } from './accepting-flags.js';
import { chosenSources } from './chosen-sources.js';
import { readChoices } from './import-options.js';

const header = ['Nr', 'Straße', 'Nr.', 'Kunde', 'R-Ort', 'Art 1', 'Mg 1', 'Art 1', "it's"];
const mapping: ImportMapping = {
  mode: 'new-line',
  columns: {
    external_order_id: 0,
    street: { columns: [1, 2], join: '-' },
    city: { columns: [8], part: 'townOfPostalCode' },
  },
  fallback: { first_address_line: 3, city: 4 },
  items: [
    { product_id: 5, quantity: 6 },
    { product_id: { fixed: 'A 1' }, quantity: 7 },
  ],
  constants: { country: 'DE' },
};
const about = (fields: Question['fields'], columns: Question['columns']): Question => ({
  id: 'x',
  kind: 'similar',
  fields,
  columns,
  others: [],
  samples: [],
});
const words = { language: 'de', placeholder: 'SPALTE' } as const;

test('the flags named for a question say exactly what was taken', () => {
  const questions = [
    about(['street', 'city'], [1, 2, 8]),
    about(['city'], [4]),
    about(['product_id', 'quantity'], [5, 6]),
    about(['country'], []),
  ];
  const flags = acceptingFlags(questions, mapping, header, words);
  const of = (name: string) => flags.flatMap(({ flag, value }) => (flag === name ? [value] : []));
  const choices = readChoices({ file: 'x', map: of('--map'), set: of('--set') });
  expect(chosenSources(choices, header)).toEqual({
    mode: 'new-line',
    columns: { street: mapping.columns.street, city: mapping.columns.city, country: null },
    constants: mapping.constants,
    fallback: mapping.fallback,
    items: mapping.items,
  });
});

test('a field that has nothing is left to the person', () => {
  const flags = acceptingFlags([about(['salutation'], [])], mapping, header, words);
  expect(typedFlags(flags)).toBe('--map salutation=SPALTE');
});

test('flags are quoted as one word of a shell', () => {
  expect(quotedForShell("city=Ort(it's)")).toBe(String.raw`'city=Ort(it'\''s)'`);
  expect(quotedForShell('street=Straße')).toBe(`'street=Straße'`);
  expect(quotedForShell('city=Ort')).toBe('city=Ort');
});
