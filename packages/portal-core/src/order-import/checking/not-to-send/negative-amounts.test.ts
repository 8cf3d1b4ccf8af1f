import { expect, it } from 'vitest';
import { aDialect } from '../../../testing/import-files.js';
import type { ImportMapping } from '../../order-import.types.js';
import { createOrderCheck } from '../check.js';
import { isNegative } from '../cells/negative-amount.js';
import { isRejected } from '../orders/checked-order.js';

const FIELDS =
  'external_order_id date salutation first_address_line street postal_code city country product_id quantity';
const MAPPING: ImportMapping = {
  mode: 'new-line',
  columns: Object.fromEntries(FIELDS.split(' ').map((field, column) => [field, column])),
};

/** Every order of rows whose last cell stands below `header`, as its number and what keeps it out. */
function judged(header: string, rows: readonly string[], values: ImportMapping['values'] = {}): string[] {
  const names = [...'Nr;Datum;Anrede;Name;Straße;PLZ;Ort;Land;SKU;Menge'.split(';'), header];
  const mapping = { ...MAPPING, values };
  const check = createOrderCheck({ dialect: aDialect({ hasHeader: false }), header: names, mapping });
  const orders = [
    ...rows.flatMap((row, at) => {
      const [id = '', product = '', amount = ''] = row.split(' ');
      const cells = [
        id,
        ...'13.11.2026|Frau|Ada Weiß|Gartenweg 7|50667|Köln|DE'.split('|'),
        product,
        '1',
        amount,
      ];
      return check.pushRow(cells, at + 1);
    }),
    ...check.end(),
  ];
  return orders.map((order) =>
    isRejected(order)
      ? `${order.external_order_id}: ${order.issues.map(({ line, code, params }) => `${line} ${code} ${params?.['remark']}`).join()}`
      : order.order.external_order_id,
  );
}

it.each([
  '-7,49',
  '−7.49',
  '- 7,49 €',
  '€ -7,49',
  'EUR -1.234,50',
  '-€7.49',
  '(7,49)',
  '7,49-',
  '7,49 €-',
  '-0,05',
])('takes %s for an amount below zero', (text) => expect(isNegative(text)).toBe(true));

it.each(['', '7,49', '0,00', '-0,00', '-', '29,-', '29,– €', 'A-1', '10 - 20', '7,49 (inkl.)', '(brutto)'])(
  'takes %s for no amount below zero',
  (text) => expect(isNegative(text)).toBe(false),
);

it('keeps an order with a negative amount out, by its first row that has one', () => {
  expect(judged('Gesamtsumme', ['A-1 X 7,49', 'A-2 X -7,49', 'A-2 Y -7,49', 'A-3 X 1,00'])).toEqual([
    'A-1',
    'A-2: 2 negativeAmount remark:Gesamtsumme < 0=',
    'A-3',
  ]);
});

it('lets all orders of a column with negative amounts in by one answer', () => {
  const values = { remark: { 'Gesamtsumme < 0': '' } };
  expect(judged('Gesamtsumme', ['A-1 X -7,49', 'A-2 X -8,49'], values)).toEqual(['A-1', 'A-2']);
});

it.each(['Rabatt', 'Discount Amount', 'Versandkosten', 'Total Tax', 'Saldo', 'Temperatur', 'Lagerbestand'])(
  'asks nothing about a column named %s',
  (header) => expect(judged(header, ['A-1 X -7,49'])).toEqual(['A-1']),
);

it('asks nothing about the amount of a discount among the items', () => {
  expect(judged('Einzelpreis', ['A-1 X 7,49', 'A-1 RABATT -1,00'])).toEqual(['A-1']);
});
