import { expect, test } from 'vitest';
import { understand } from '../understand.js';

const HEADER = ['Bestellnummer', 'Artikelnummer', 'Menge', 'Pos'];
const QUANTITY = 2;
const POSITION = 3;

/** What is proposed for the quantity of rows, and what is asked about it. */
function quantityOf(...rows: readonly (readonly string[])[]) {
  const { mapping, questions } = understand(HEADER, rows);
  const asked = questions.filter(({ fields }) => fields.includes('quantity'));
  return { column: mapping.columns.quantity, asked: asked.map(({ kind, others }) => [kind, ...others]) };
}

test('a column Menge that numbers the rows of an order is asked about when Pos does not number them', () => {
  const rows = [
    ['1001', 'NW1050', '1', '5'],
    ['1001', 'NW1070', '2', '1'],
    ['1002', 'NW1050', '1', '3'],
  ];
  expect(quantityOf(...rows)).toEqual({ column: POSITION, asked: [['choice', QUANTITY]] });
});

test.each([
  ['numbers every tenth', '10', '20'],
  ['numbers from one', '1', '2'],
])('a column Menge that happens to count is believed when Pos %s', (_, first, second) => {
  const rows = [
    ['1001', 'NW1050', '1', first],
    ['1001', 'NW1070', '2', second],
    ['1002', 'NW1050', '4', first],
  ];
  expect(quantityOf(...rows)).toEqual({ column: QUANTITY, asked: [] });
});

test('positions of orders with one item each say nothing about the quantity', () => {
  const rows = [
    ['1001', 'NW1050', '1', '5'],
    ['1002', 'NW1070', '1', '4'],
  ];
  expect(quantityOf(...rows)).toEqual({ column: QUANTITY, asked: [] });
});
