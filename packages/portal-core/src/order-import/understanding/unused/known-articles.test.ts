import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER = ['Bestellnr', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'SKU', 'Menge'];
const ROW = '20.11.2026;Frau;Anne Lange;Weg 1;20095;Hamburg;DE;T1;1';
const PRODUCTS = new Set(['T1', 'T2', '4711']);

const asked = (name: string, cells: readonly string[]) =>
  understand(
    [...HEADER, name],
    cells.map((cell, at) => [`X-${at + 1}`, ...ROW.split(';'), cell]),
    { isKnownProduct: (id) => PRODUCTS.has(id) },
  ).questions.map(({ fields, others }) => ({ fields, others }));

it.each(['statt', 'Cross-Selling', 'Lieferanten-Code', 'Referenzartikel', 'Kundenartikel', 'Hauptartikel'])(
  'one article of the merchant under %s beside another is never passed over',
  (name) => expect(asked(name, ['', 'T2', ''])).toEqual([{ fields: ['product_id'], others: [10] }]),
);

it.each(['2x T2', '1 x T2', 'T2 (3)', '3 Stk T2', 'T2'])(
  'articles counted in every row are asked about: %s',
  (text) => expect(asked('Krx', [text, text, text])).toEqual([{ fields: ['product_id'], others: [10] }]),
);

it('the article of the row, and a number alone, tell of no other', () => {
  expect(asked('Referenzartikel', ['', 'T1', 'T1'])).toEqual([]);
  expect(asked('Kundennummer', ['4711', '4712', '4713'])).toEqual([]);
});

it('an article counted in one row is a mark of its order', () => {
  expect(asked('Krx', ['', '2x T2', ''])).toEqual([{ fields: ['external_order_id'], others: [10] }]);
});
