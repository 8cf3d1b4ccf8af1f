import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const ROW = ['B-1', '18.11.2026', 'Ada Weiß', 'Gartenweg 7', '50667', 'Köln', 'DE'];
const HEADER = ['Bestellnummer', 'Datum', 'Name', 'Straße', 'PLZ', 'Ort', 'Land'];

it.each([
  ['a quantity named otherwise', ['Artikelnummer 1', 'Menge 1', 'Artikelnummer 2', 'Stückzahl'], [8, 10]],
  ['a second item without a quantity', ['Artikelnummer', 'Menge', 'Artikelnummer 2'], [8, undefined]],
])('proposes for items side by side the quantity behind each: %s', (_, columns, quantities) => {
  const values = ['NW1050', '1', 'NW1070', '2'].slice(0, columns.length);
  const { mapping, questions } = understand([...HEADER, ...columns], [[...ROW, ...values]]);
  expect(mapping.items?.map(({ quantity }) => quantity)).toEqual(quantities);
  expect(questions.some(({ fields }) => fields.includes('product_id'))).toBe(true);
});

it.each([
  ['SKU', 'Menge', 'Artikel 2'],
  ['SKU', 'Menge', 'Artikel2'],
  ['Artikelnummer', 'Menge', 'SKU 2'],
  ['SKU', 'Menge', '2. Artikel'],
  ['Artikelnummer', 'Qty', 'Produkt 3'],
])('%s, %s and %s, which few rows have: the last is asked about and not lost', (...columns) => {
  const { mapping, questions } = understand(
    [...HEADER, ...columns, 'Anrede'],
    ['', 'NW1070', ''].map((second) => [...ROW, 'NW1050', '1', second, 'Frau']),
  );
  const asked = questions.filter(({ fields }) => fields.includes('product_id'));
  const products = mapping.items?.map(({ product_id }) => product_id) ?? [mapping.columns.product_id];
  expect([...products, ...asked.flatMap(({ others }) => others)]).toEqual([7, 9]);
  expect(mapping.columns.product_name).toBeUndefined();
  expect(asked).toHaveLength(1);
});

it.each([
  'lineItems/0/sku;lineItems/0/quantity;lineItems/1/sku;lineItems/1/quantity',
  'items[0].sku;items[0].qty;items[1].sku;items[1].qty',
])('reads the items of a list whose places are headers: %s', (names) => {
  const header = [...HEADER, 'Anrede', ...names.split(';')];
  const { mapping, questions } = understand(header, [[...ROW, 'Frau', 'NW1050', '1', 'NW1070', '2']]);
  expect(mapping.items).toEqual([
    { product_id: 8, quantity: 9 },
    { product_id: 10, quantity: 11 },
  ]);
  expect(questions).toEqual([]);
});

it('proposes products and their quantities in blocks of the same headers, with a question', () => {
  const header = [...HEADER, 'Artikel', 'Artikel', 'Menge', 'Menge'];
  const { mapping, questions } = understand(header, [
    [...ROW, 'NW1050', 'NW1070', '1', '2'],
    ['B-2', ...ROW.slice(1), 'NW1050', '', '3', ''],
  ]);
  expect(mapping.items).toEqual([
    { product_id: 7, quantity: 9 },
    { product_id: 8, quantity: 10 },
  ]);
  expect(questions.flatMap(({ kind, fields }) => (fields[0] === 'product_id' ? [kind] : []))).toEqual([
    'content',
    'content',
  ]);
});
