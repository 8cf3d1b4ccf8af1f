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

/** What keeps orders out, of rows of an order number, a product and a position. */
function judged(rows: readonly string[], { name = 'Pos.', values = {} } = {}) {
  const header = [...FIELDS.split(' '), name];
  const check = createOrderCheck({ dialect: aDialect(), header, mapping: { ...MAPPING, values } });
  const cells = rows.map((row) => {
    const [id = '', product = '', position = ''] = row.split('|');
    return [id, ...'13.11.2026|Frau|Ada Weiß|Gartenweg 7|50667|Köln|DE'.split('|'), product, '1', position];
  });
  const orders = [...cells.flatMap((row, at) => check.pushRow(row, at + 1)), ...check.end()];
  return orders.flatMap((order) =>
    isRejected(order)
      ? order.issues.map(({ line, code, params }) => `${line} ${code} ${String(params?.['missing'])}`)
      : [],
  );
}

it.each([
  ['1/2', '1'],
  ['Pos 2 von 3', '2'],
  ['1 of 2', ''],
])('refuses an order of which only the position %s is there', (position) => {
  const rows = ['A-1|P-1|1/2', 'A-1|P-2|2/2', `A-2|P-1|${position}`, 'A-3|P-1|1/1'];
  const missing = position === 'Pos 2 von 3' ? '1, 3' : '2';
  expect(judged(rows)).toEqual([`3 positionMissing ${missing}`]);
});

it('takes an order as it is once a person says it is whole, and no other', () => {
  const rows = ['A-1|P-1|1/2', 'A-2|P-1|1/2'];
  expect(judged(rows, { values: { remark: { 'A-1 1/2': '' } } })).toEqual(['2 positionMissing 2']);
});

it.each(['Teil', 'Part', 'Teil-Nr.'])(
  'refuses an order of which only the first part is there in %s',
  (name) => {
    expect(judged(['A-1|P-1|1/2', 'A-2|P-1|1/1'], { name })).toEqual(['1 positionMissing 2']);
  },
);

it('says nothing of positions that are only numbered, nor of parcels', () => {
  expect(judged(['A-1|P-1|1', 'A-1|P-2|3'])).toEqual([]);
  expect(judged(['A-1|P-1|1/2'], { name: 'Paket' })).toEqual([]);
});
