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
