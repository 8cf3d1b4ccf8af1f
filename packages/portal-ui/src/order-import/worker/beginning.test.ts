import { expect, test } from 'vitest';
import { understand, type ImportMapping } from '@kontor/portal-core/order-import';
import { orderFile, ORDER_FILE_HEADER } from '../../testing/order-file.js';
import { createBeginnings } from './beginning.js';
import { bytesSource, createBrowserDecoder } from './browser-world.js';

/** A file that counts how often it is read. */
function counted(text: string) {
  const source = bytesSource(new TextEncoder().encode(text));
  let readings = 0;
  const open = () => {
    readings += 1;
    return source.open();
  };
  return { source: { open }, readings: () => readings };
}

const [head = '', first = '', ...others] = orderFile({ orders: 4 }).trimEnd().split('\r\n');
const SCATTERED = [head, first, ...others, first].join('\r\n');
const samples = [first, ...others].map((row) => row.split(';'));
const { mapping } = understand(ORDER_FILE_HEADER, samples);
const plan = (change: Partial<ImportMapping> = {}) => ({
  header: ORDER_FILE_HEADER,
  dialect: { encoding: 'utf-8', delimiter: ';', hasHeader: true, dateOrder: 'dmy' } as const,
  mapping: { ...mapping, ...change },
});

test('looks for rows that lie apart once for a file, whatever else of its recipe changes', async () => {
  const { source, readings } = counted(SCATTERED);
  const beginning = createBeginnings(createBrowserDecoder);
  const { orders } = await beginning(source, plan());
  expect(orders.map(({ lines }) => lines)).toContainEqual([2, 6]);
  expect(readings()).toBe(2);
  await beginning(source, plan());
  expect(readings()).toBe(2);
  const again = await beginning(source, plan({ constants: { email: 'a@example.org' } }));
  expect(readings()).toBe(3);
  expect(again.orders.map(({ lines }) => lines)).toContainEqual([2, 6]);
});

test('looks for them again when another column numbers the orders', async () => {
  const { source, readings } = counted(SCATTERED);
  const beginning = createBeginnings(createBrowserDecoder);
  await beginning(source, plan());
  const { orders } = await beginning(
    source,
    plan({ columns: { ...mapping.columns, external_order_id: ORDER_FILE_HEADER.indexOf('PLZ') } }),
  );
  expect(readings()).toBe(4);
  expect(orders.length).toBeGreaterThan(0);
});
