import { expect, test } from 'vitest';
import { understand } from '../understand.js';

const [PRODUCT, QUANTITY, SECOND_PRODUCT, SECOND_QUANTITY] = [1, 2, 3, 4];
const TWO_ITEMS = [
  { product_id: PRODUCT, quantity: QUANTITY },
  { product_id: SECOND_PRODUCT, quantity: SECOND_QUANTITY },
];

function read(header: string, ...rows: readonly string[]) {
  const { mapping, questions } = understand(
    header.split(';'),
    rows.map((row) => row.split(';')),
  );
  const asked = questions.filter(
    ({ fields }) => fields.includes('product_id') || fields.includes('quantity'),
  );
  return { items: mapping.items, asked: asked.map(({ kind, columns }) => [kind, ...columns]) };
}

test('a second product under another name than the first is one when it is written alike', () => {
  const header = 'Bestellnummer;Artikelnummer;Menge;Artikel 2;Menge 2';
  expect(read(header, '1;NW1050;1;NW1070;3', '2;NW1050;2;;')).toEqual({ items: TWO_ITEMS, asked: [] });
});

test('a name under Artikel 2 is no second product', () => {
  const header = 'Bestellnummer;Artikelnummer;Menge;Artikel 2;Menge 2';
  expect(read(header, '1;NW1050;1;Teekanne rot;3').items).toBeUndefined();
});

test('columns without a name that go on with products and counts are asked about', () => {
  expect(read('Bestellnummer;Artikelnummer;Menge;;', '1;NW1050;1;NW1070;3')).toEqual({
    items: TWO_ITEMS,
    asked: [
      ['content', SECOND_PRODUCT],
      ['content', SECOND_QUANTITY],
    ],
  });
});

test('columns headed by products that are written like the first go on with its items, and are asked about', () => {
  const header = 'Bestellnummer;Artikelnummer;Menge;NW1004;NW1005';
  const [, , , fourth, fifth] = header.split(';').keys();
  expect(read(header, '1;NW1050;1;;3', '2;NW1070;2;1;')).toEqual({
    items: [
      { product_id: PRODUCT, quantity: QUANTITY },
      { product_id: { fixed: 'NW1004' }, quantity: fourth },
      { product_id: { fixed: 'NW1005' }, quantity: fifth },
    ],
    asked: [['content', fourth, fifth]],
  });
  expect(read(header, '1;NW1050;1;;x', '2;NW1070;2;1;').items).toHaveLength(2);
  expect(read('Bestellnummer;Artikelnummer;Menge;Feld7', '1;NW1050;1;3').items).toBeUndefined();
});
