import type { ImportMapping, Question } from '@kontor/portal-core/order-import';
import { expect, test } from 'vitest';
import { quotedForShell } from '../../terminal/index.js';
import { isAnswered } from './answered-question.js';
import { acceptingFlags, typedFlags } from './accepting-flags.js';
import { chosenSources } from './chosen-sources.js';
import { readChoices } from '../task/import-options.js';

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

test('a column left out of an address is joined to it and never ignored', () => {
  const leftOut = (field: 'street' | 'city' | 'address_second_line') => ({
    ...about([field], []),
    kind: 'leftOut' as const,
    others: [7],
  });
  const typed = (field: Parameters<typeof leftOut>[0]) =>
    typedFlags(acceptingFlags([leftOut(field)], { ...mapping, items: [] }, header, words));
  expect(typed('address_second_line')).toMatch(/^--map .address_second_line=Art 1 \(2\).$/);
  expect(typed('street')).toMatch(/^--map .?street=Straße \+"-"\+ Nr\. \+"-"\+ Art 1 \(2\)/);
  expect(typed('city')).toBe('--map city=SPALTE');
});

test('a needed field that has nothing is left to the person; one that may go without stays so', () => {
  const missing = { ...about(['salutation'], []), kind: 'missing' as const };
  expect(typedFlags(acceptingFlags([missing], mapping, header, words))).toBe('--map salutation=SPALTE');
  const optional = acceptingFlags([about(['company'], [])], mapping, header, words);
  expect(typedFlags(optional)).toBe('--map company=');
});

test.each([
  ['city=Ort', 'city=Ort'],
  ['street=#5', 'street=#5'],
  ['#5', '"#5"'],
  ['street=Straße', '"street=Straße"'],
  ['street=Preis $', "'street=Preis $'"],
  ['product_id=Größe "L"', `'product_id=Größe "L"'`],
  [String.raw`C:\Meine Dateien\a.csv`, String.raw`'C:\Meine Dateien\a.csv'`],
  ["it's", `"it's"`],
  ["country:'a=b'=DE", `"country:'a=b'=DE"`],
  ["it's $5", String.raw`'it'\''s $5'`],
])('%s is one word of a shell as %s', (text, typed) => expect(quotedForShell(text)).toBe(typed));

test('a column whose label no two shells quote alike goes by its number', () => {
  const flags = acceptingFlags([about(['city'], [8])], { ...mapping, columns: { city: 8 } }, header, words);
  expect(typedFlags(flags)).toBe('--map city=#9');
});

test('while the products are not known, no column that may be another item is ignored', () => {
  const open: ImportMapping = { mode: 'new-line', columns: { quantity: 6 } };
  const questions = [
    { ...about(['quantity'], [6]), others: [7] },
    { ...about(['product_id'], []), kind: 'missing' as const, others: [5] },
  ];
  const typed = typedFlags(acceptingFlags(questions, open, header, words));
  expect(typed).toBe('--map "quantity=Mg 1" --map product_id=SPALTE');
});

test('a column of states that may hold orders back is named apart, whatever else is said', () => {
  const header = ['Vorgangscode', 'Datum', 'Zeichnungsstatus'];
  const held: Question = {
    id: 'held',
    kind: 'held',
    fields: ['external_order_id'],
    columns: [0],
    others: [2],
    samples: ['B-1'],
  };
  const mapping: ImportMapping = {
    mode: 'new-line',
    columns: { external_order_id: 0, date: 1 },
    cancelled: [{ column: 2, when: 'says' }],
  };
  const understanding = { mapping, questions: [held], matches: [], unused: [], missingLabels: [] };
  expect(acceptingFlags([held], mapping, header, { language: 'de', placeholder: 'SPALTE' })).toContainEqual({
    flag: '--ignore',
    value: 'Zeichnungsstatus',
  });
  const number = { columns: { external_order_id: 0 } };
  expect(isAnswered(held, understanding, number)).toBe(false);
  expect(isAnswered(held, understanding, { ...number, ignored: [2] })).toBe(true);
  expect(isAnswered(held, understanding, { ...number, cancelled: [2] })).toBe(true);
});
