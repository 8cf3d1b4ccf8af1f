import { expect, it } from 'vitest';
import { aDialect, aFile, aSource, createDecoder } from '../../testing/import-files.js';
import type { ImportField } from '../order-import.types.js';
import { checkSource } from './check-source.js';
import { findLateLines } from './rows/find-late-lines.js';
import { isRejected } from './orders/checked-order.js';

type Row = Partial<Record<ImportField, string>>;
const more = (product_id: string): Row => ({
  ...Object.fromEntries(aFile([]).header.map((field) => [field, ''])),
  product_id,
  quantity: '1',
});

/** What becomes of the orders of a file, line 2 being its first row. */
async function ordersOf(
  rows: readonly Row[],
  hiddenLines: readonly number[],
  skipLines: readonly number[] = [],
) {
  const { text, header, mapping } = aFile(rows);
  const options = { createDecoder, dialect: aDialect({ hiddenLines, skipLines }), header, mapping };
  const lateLines = await findLateLines(aSource(text), options);
  const told: string[] = [];
  for await (const orders of checkSource(aSource(text), { ...options, lateLines }))
    for (const order of orders)
      told.push(
        isRejected(order)
          ? `${order.external_order_id}: ${order.issues.map(({ code, params }) => `${code} ${params?.['line']}`).join()}`
          : order.order.external_order_id,
      );
  return told.toSorted();
}

it.each<[string, Row[], number[]]>([
  ['behind its first', [{}, more('ART-2'), { external_order_id: 'B-2' }], [3]],
  ['before the others', [{}, { product_id: 'ART-2' }, { external_order_id: 'B-2' }], [2]],
  ['after another order', [{}, { external_order_id: 'B-2' }, { product_id: 'ART-2' }], [4]],
])('an order of which one row is hidden, %s, is refused', async (_, rows, hidden) => {
  expect(await ordersOf(rows, hidden)).toEqual([`B-1: hiddenRow ${hidden[0]}`, 'B-2']);
});

it('an order that is hidden whole stays out, and no other with it', async () => {
  expect(await ordersOf([{}, more('ART-2'), { external_order_id: 'B-2' }], [2, 3])).toEqual(['B-2']);
});

it('a row without a number below a hidden one goes on the hidden order, not the one above', async () => {
  const rows = [{}, { external_order_id: 'B-2' }, more('ART-2'), { external_order_id: 'B-3' }, more('ART-2')];
  const [first, second = '', third] = await ordersOf(rows, [3]);
  expect([first, second.split(',')[0], third]).toEqual(['B-1', 'B-2: hiddenRow 3', 'B-3']);
  expect(await ordersOf(rows, [3, 4])).toEqual(['B-1', 'B-3']);
  expect(await ordersOf(rows, [4])).toEqual(['B-1', 'B-2: hiddenRow 4', 'B-3']);
});

it('a row without a number below one a person leaves out goes on that order, not the one above', async () => {
  const rows = [{}, { external_order_id: 'B-2' }, more('ART-2'), { external_order_id: 'B-3' }, more('ART-2')];
  const [first, second = '', third] = await ordersOf(rows, [], [3]);
  expect([first, second.split(' ')[0], third]).toEqual(['B-1', 'B-2:', 'B-3']);
  expect(await ordersOf(rows, [], [3, 4])).toEqual(['B-1', 'B-3']);
  expect(await ordersOf(rows, [], [4])).toEqual(['B-1', 'B-2', 'B-3']);
});
