import { expect, it } from 'vitest';
import { aDialect } from '../../../testing/import-files.js';
import type { ImportMapping } from '../../order-import.types.js';
import { createOrderCheck } from '../check.js';
import { isRejected } from '../orders/checked-order.js';

const FIELDS =
  'external_order_id date salutation first_address_line street postal_code city country product_id quantity';
const MAPPING: ImportMapping = {
  mode: 'new-line',
  columns: Object.fromEntries(FIELDS.split(' ').map((field, column) => [field, column])),
};

/** What keeps orders out, of rows of an order number, a product, a position and a quantity. */
function judged(rows: readonly string[], name = 'Pos') {
  const header = [...FIELDS.split(' '), name];
  const check = createOrderCheck({ dialect: aDialect(), header, mapping: MAPPING });
  const cells = rows.map((row) => {
    const [id = '', product = '', position = '', quantity = '1'] = row.split('|');
    return [
      id,
      ...'13.11.2026|Frau|Ada Weiß|Gartenweg 7|50667|Köln|DE'.split('|'),
      product,
      quantity,
      position,
    ];
  });
  const orders = [...cells.flatMap((row, at) => check.pushRow(row, at + 1)), ...check.end()];
  return orders.flatMap((order) =>
    isRejected(order)
      ? order.issues.map(({ line, code, params }) => `${line} ${code} ${String(params?.['line'])}`)
      : [`${order.order.external_order_id} ok`],
  );
}

it.each(['Pos', 'Positionsnummer', 'Line No'])(
  'refuses an order whose positions stand twice in %s',
  (name) => {
    const rows = ['A-1|P-1|1', 'A-1|P-2|2', 'A-1|P-1|1', 'A-1|P-2|2', 'A-2|P-1|1'];
    expect(judged(rows, name)).toEqual(['3 repeatedRow 1', 'A-2 ok']);
  },
);

it('refuses an order with another quantity of the same product at the same position', () => {
  expect(judged(['A-1|P-1|1', 'A-1|P-1|1|5'])).toEqual(['2 repeatedRow 1']);
  expect(judged(['A-1|P-1|1', 'A-1|P-2|1|5'])).toEqual(['A-1 ok']);
});

it('refuses an order whose rows stand again behind themselves, without positions as well', () => {
  expect(judged(['A-1|P-1', 'A-1|P-2', 'A-1|P-1', 'A-1|P-2'])).toEqual(['3 repeatedRow 1']);
});

it.each([
  [['A-1|P-1|1', 'A-1|P-2|2', 'A-1|P-1|3']],
  [['A-1|P-1', 'A-1|P-2', 'A-1|P-1||5']],
  [['A-1|P-1', 'A-1|P-2', 'A-1|P-1']],
  [['A-1|P-1', 'A-1|P-2', 'A-1|P-1', 'A-1|P-2||3']],
])('takes a product that stands twice beside others: %s', (rows) => {
  expect(judged(rows)).toEqual(['A-1 ok']);
});

it('takes a product that is ordered in two positions, and one whose positions are not told', () => {
  expect(judged(['A-1|P-1|1', 'A-1|P-1|2'])).toEqual(['A-1 ok']);
  expect(judged(['A-1|P-1', 'A-1|P-1'])).toEqual(['A-1 ok']);
});
