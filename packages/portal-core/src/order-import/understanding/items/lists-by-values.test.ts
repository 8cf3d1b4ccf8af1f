import { expect, it } from 'vitest';
import { parseProductsAndQuantities } from '../../recipe/products-and-quantities.js';
import { understand } from '../understand.js';

const ORDER = 'Bestellnr;Datum;Anrede;Name;Straße;PLZ;Ort;Land';
const ADDRESS = '1;24.11.2026;Frau;Ada Weiß;Ring 3;25980;Sylt;DE';
const read = (header: string, ...cells: string[]) =>
  understand(
    `${ORDER};${header}`.split(';'),
    cells.map((cell) => [...ADDRESS.split(';'), ...cell.split('#')]),
  );

it.each([
  ['Bestellung', '2x NW1001, 1x NW1010'],
  ['Was', '2x Tee, lose|1x Becher 0,4 l'],
  ['Product Details', 'Product ID: 7, Product Qty: 2, Product SKU: NW1, Product Name: Tee'],
])('a column of lists is asked for as such where none is named for items: %s', (header, cell) => {
  const { mapping, questions } = read(header, cell);
  expect([mapping.mode, mapping.columns.product_id_and_quantity]).toEqual(['comma', 8]);
  expect(questions.find(({ fields }) => fields.includes('product_id_and_quantity'))).toBeDefined();
  // What is proposed is read.
  expect(parseProductsAndQuantities(cell)).not.toBeNull();
});

it.each([
  ['NW1001 - 2 Stück', 'NW1002 - 1 Stück'],
  ['2 Stk. NW1001 + 1 Stk. NW1002', '3 Stk. NW1003'],
  ['NW1001 2 Stk, NW1002 1 Stk', 'NW1003 2 Stk'],
])('is read under Artikel where pieces in words stand beside numbers: %s', (...cells) => {
  expect(read('Artikel', ...cells).mapping.mode).toBe('comma');
  for (const cell of cells) expect(parseProductsAndQuantities(cell)).not.toBeNull();
});

it('is none of names with their packs', () => {
  expect(read('Artikel', 'Teelichter 50 Stück', 'Kerze rot 2 Stück').mapping.mode).toBe('new-line');
});

it('is none beside columns of products and quantities, nor of sizes and times', () => {
  expect(read('Artikelnummer;Menge;Notiz', 'NW1#2#2x Tee').mapping.mode).toBe('new-line');
  expect(read('Maße', '20 x 30 cm').mapping.mode).toBe('new-line');
  expect(read('Uhrzeit', '14:20').mapping.mode).toBe('new-line');
});

it('joins labelled items of several columns, of which later ones may be blank', () => {
  const item = (sku: string) => `name:Tee, lose|product_id:1|sku:${sku}|quantity:1|total:7.49`;
  const { mapping } = read('line_item_1;line_item_2;line_item_3', `${item('NW1')}#${item('NW2')}#`);
  expect(mapping).toMatchObject({
    mode: 'comma',
    columns: { product_id_and_quantity: { columns: [8, 9, 10], join: '; ' } },
  });
});

it('lists under Artikel are read beside the number of articles of an order and their codes', () => {
  const header = 'Bestellnr;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikel;Anzahl Artikel;EAN';
  const row = 'B-1;20.11.2026;Frau;Ute Heide;Ring 3;24103;Kiel;DE;NW1050:2, NW1070;3;4061234520110';
  const { mapping } = understand(header.split(';'), [row.split(';')]);
  expect(mapping.columns).toMatchObject({ product_id_and_quantity: 8 });
  expect(mapping.columns.product_id).toBeUndefined();
});
