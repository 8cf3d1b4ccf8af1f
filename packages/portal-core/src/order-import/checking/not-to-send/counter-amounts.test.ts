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

/** Every order of rows with a quantity of 3 whose last cell stands below `header`, and what keeps it out. */
function judged(
  header: string,
  cells: readonly string[],
  values: ImportMapping['values'] = {},
  quantity = 'Menge',
): string[] {
  const names = [
    ...'Nr;Datum;Anrede;Name;Straße;PLZ;Ort;Land;SKU'.split(';'),
    quantity,
    ...header.split(';'),
  ];
  const check = createOrderCheck({
    dialect: aDialect({ hasHeader: false }),
    header: names,
    mapping: { ...MAPPING, values },
  });
  const fixed = '13.11.2026|Frau|Ada Weiß|Gartenweg 7|50667|Köln|DE|X|3'.split('|');
  const orders = [
    ...cells.flatMap((cell, at) => check.pushRow([`A-${at + 1}`, ...fixed, ...cell.split(';')], at + 1)),
    ...check.end(),
  ];
  return orders.map((order) =>
    isRejected(order)
      ? `${order.external_order_id}: ${order.issues.map(({ code, params }) => `${code} ${String(params?.['open'] ?? '')}`.trim()).join()}`
      : order.order.external_order_id,
  );
}

it.each([
  'Refunded Amount',
  'Amount Refunded',
  'Order Refund Amount',
  'Total Refunded',
  'Erstattet',
  'Erstatteter Betrag',
  'Erstattungsbetrag',
  'Gutschriftbetrag',
])('keeps an order out of which something was given back under %s', (header) => {
  expect(judged(header, ['', '0,00', '0.00 €', '14,98'])).toEqual(['A-1', 'A-2', 'A-3', 'A-4: givenBack']);
});

it.each([
  'Quantity refunded',
  'Menge erstattet',
  'Retournierte Menge',
  'Geliefert',
  'Bereits geliefert',
  'quantity_shipped',
  'Delivered Qty',
  'Fehlmenge',
])('keeps a row out of which pieces are done under %s, and tells what is open', (header) => {
  expect(judged(header, ['', '0', '1', '3,00'])).toEqual([
    'A-1',
    'A-2',
    'A-3: partlyDone 2',
    'A-4: partlyDone 0',
  ]);
});

it('takes a quantity of the delivery for what was sent only where it is less than what was ordered', () => {
  expect(judged('Delivery Quantity', ['3', '2', '0'])).toEqual(['A-1', 'A-2: partlyDone 1', 'A-3']);
});

it('lets all orders of a column in by one answer', () => {
  expect(judged('Menge erstattet', ['1', '2'], { remark: { 'Menge erstattet > 0': '' } })).toEqual([
    'A-1',
    'A-2',
  ]);
});

it('asks nothing where the quantity is what is still open', () => {
  expect(judged('Menge geliefert', ['1'], {}, 'Offene Menge')).toEqual(['A-1']);
});

it.each([
  ['Refund policy', '14 days'],
  ['Erstattungsgrund', '7'],
  ['Retourennummer', '4711'],
  ['Anzahl Pakete versendet', '1'],
  ['Versandwert', '7'],
  ['Retourenempfänger PLZ', '11111'],
])('asks nothing about a column named %s', (header, cell) => expect(judged(header, [cell])).toEqual(['A-1']));

it.each([
  ['Quantity', ['', '0', '2']],
  ['Refunded Quantity;Quantity', ['1;3', '0;3', '5;3']],
])('takes no quantity for lowered that %s of %j does not show so', (name, cells) => {
  const rows = cells.map((cell) => `${cell};19.90`);
  const ids = judged(`${name};Order Refund Amount`, rows, {}, 'Quantity (- Refund)');
  expect(ids).toEqual(['A-1: givenBack', 'A-2: givenBack', 'A-3: givenBack']);
});

it('keeps an order out of money given back that its lowered quantity does not explain', () => {
  const rows = ['3;0.00', '4;19.90', '3;19.90'];
  expect(judged('Quantity;Order Refund Amount', rows, {}, 'Quantity (- Refund)')).toEqual([
    'A-1',
    'A-2',
    'A-3: givenBack',
  ]);
});
