import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';

type Item = readonly [product: string, quantity: string, price: string];

/** The codes and answers that an order of these items is refused with, or the pieces of its first item. */
async function read(header: string, items: readonly Item[], remark: Readonly<Record<string, string>> = {}) {
  const file = aFile(items.map(([product_id, quantity]) => ({ product_id, quantity })));
  const [head, ...rows] = file.text.split('\r\n');
  const text = [`${head};${header}`, ...rows.map((row, at) => `${row};${items[at]?.[2] ?? ''}`)].join('\r\n');
  const mapping = { ...file.mapping, values: { remark } };
  const [order] = await checked({ ...file, text, header: [...file.header, header], mapping });
  if (order === undefined || !isRejected(order)) return order?.order.items[0]?.qty;
  return order.issues.map(({ code, line, params }) => `${line} ${code} ${String(params?.['remark'])}`);
}

const twins: readonly Item[] = [
  ['ART-1', '1', '89,95'],
  ['ART-1', '1', '0,00'],
];

it('asks once a column about an article that stands again for nothing', async () => {
  expect(await read('Preis', twins)).toEqual(['3 freeTwin remark:Preis: 0 (2×)=']);
  expect(await read('Preis', twins, { 'Preis: 0 (2×)': '' })).toBe(2);
});

it.each<[string, string, readonly Item[]]>([
  ['the one for nothing stands first', 'Price', [twins[1]!, twins[0]!]],
  ['the price of one is blank', 'Einzelpreis', [twins[0]!, ['ART-1', '1', '']]],
  ['its sum is nothing', 'Zeilensumme', twins],
  ['another article stands between them', 'Preis', [twins[0]!, ['ART-2', '1', '5,00'], twins[1]!]],
])('asks where %s', async (_, header, items) => {
  expect(await read(header, items)).toEqual([expect.stringMatching(/freeTwin/)]);
});

it.each<[string, string, readonly Item[], number]>([
  ['has another quantity', 'Preis', [['ART-1', '2', '14,95'], twins[1]!], 3],
  ['is another article', 'Preis', [twins[0]!, ['ART-2', '1', '0,00']], 1],
  ['costs something as well', 'Preis', [twins[0]!, ['ART-1', '1', '10,00']], 2],
  ['costs nothing either', 'Preis', [twins[1]!, twins[1]!], 2],
  ['has no sum of the order', 'Summe', [twins[0]!, ['ART-1', '1', '']], 2],
])('asks nothing where the row that stands again %s', async (_, header, items, pieces) => {
  expect(await read(header, items)).toBe(pieces);
});
