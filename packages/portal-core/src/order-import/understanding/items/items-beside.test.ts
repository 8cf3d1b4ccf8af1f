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
