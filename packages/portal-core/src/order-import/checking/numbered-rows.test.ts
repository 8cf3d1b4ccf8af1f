import { expect, it } from 'vitest';
import { aFile, checked } from '../../testing/import-files.js';
import type { ImportField } from '../order-import.types.js';
import { isRejected } from './orders/checked-order.js';

/** Checks rows of a file without order numbers, each an order by its line. */
async function numbered(rows: readonly Partial<Record<ImportField, string>>[], text?: string) {
  const file = aFile(rows);
  const { external_order_id: _, ...columns } = file.mapping.columns;
  const mapping = { ...file.mapping, columns, constants: { external_order_id: 'Muster-{Zeile}' } };
  return checked({ ...file, ...(text !== undefined && { text }), mapping });
}
const numberOf = (order: Awaited<ReturnType<typeof numbered>>[number]) =>
  isRejected(order) ? `${order.external_order_id}: refused` : order.order.external_order_id;

it('every row is an order under the number of its line, also rows to one address', async () => {
  const orders = await numbered([{ product_id: 'A' }, { product_id: 'B' }, { product_id: 'B' }]);
  expect(orders.map(numberOf)).toEqual(['Muster-2', 'Muster-3', 'Muster-4']);
});

it('keeps the line of the file across blank lines and lines within a cell', async () => {
  const { text } = aFile([{ street: 'Weg 1\nHof' }, { city: 'Bonn' }]);
  const orders = await numbered([{}, {}], text.replace(/\r\n(?=[^\r\n]*Bonn)/, '\r\n\r\n'));
  expect(orders.map(numberOf)).toEqual(['Muster-2', 'Muster-5']);
});

it('refuses a wrong row under its own number and takes the others', async () => {
  const orders = await numbered([{}, { quantity: 'viele' }, {}]);
  expect(orders.map(numberOf)).toEqual(['Muster-2', 'Muster-3: refused', 'Muster-4']);
});

it('a row without a person and a place is a further item of the row above', async () => {
  const blank = {
    salutation: '',
    first_address_line: '',
    street: '',
    postal_code: '',
    city: '',
    country: '',
  };
  const orders = await numbered([
    { product_id: 'A' },
    { ...blank, date: '', product_id: 'B' },
    { product_id: 'B' },
  ]);
  expect(orders.map(numberOf)).toEqual(['Muster-2', 'Muster-4']);
  const [first] = orders;
  const ids = first === undefined || isRejected(first) ? [] : first.order.items.map(({ id }) => id);
  expect(ids).toEqual(['A', 'B']);
});

it('numbers of one character get in with the date behind them, the rows of one order together', async () => {
  const file = aFile([
    { external_order_id: '1', date: '20.11.2026', product_id: 'A' },
    { external_order_id: '1', date: '20.11.2026', product_id: 'B' },
    { external_order_id: '2', date: '20.11.2026', product_id: 'A' },
  ]);
  const { columns } = file.mapping;
  expect((await checked(file)).map(numberOf)).toEqual(['1: refused', '2: refused']);
  const both = { columns: [columns.external_order_id, columns.date].map(Number) };
  const mapping = { ...file.mapping, columns: { ...columns, external_order_id: both } };
  const orders = await checked({ ...file, mapping });
  expect(orders.map(numberOf)).toEqual(['1 20.11.2026', '2 20.11.2026']);
});
