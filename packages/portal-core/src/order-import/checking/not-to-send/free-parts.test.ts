import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';

type Item = readonly [name: string, price: string];

/** The codes and answers that an order of these items is refused with, or its number of items. */
async function read(header: string, items: readonly Item[], remark: Readonly<Record<string, string>> = {}) {
  const file = aFile(items.map(([product_name], at) => ({ product_id: `ART-${at}`, product_name })));
  const [head, ...rows] = file.text.split('\r\n');
  const text = [`${head};${header}`, ...rows.map((row, at) => `${row};${items[at]?.[1] ?? ''}`)].join('\r\n');
  const mapping = { ...file.mapping, values: { remark } };
  const [order] = await checked({ ...file, text, header: [...file.header, header], mapping });
  if (order === undefined || !isRejected(order)) return order?.order.items.length;
  return order.issues.map(({ code, line, params }) => `${line} ${code} ${String(params?.['remark'])}`);
}

const set: readonly Item[] = [
  ['Teekannen-Set, 3-teilig', '99,00'],
  ['Teemischung', '0,00'],
  ['Teetasse', '0,00 €'],
];

it('asks once a column about rows that cost nothing below a set', async () => {
  expect(await read('Preis', set)).toEqual(['3 freePart remark:Preis: 0=']);
  expect(await read('Preis', set, { 'Preis: 0': '' })).toBe(3);
});

it.each<[string, string, readonly Item[]]>([
  [
    'beside no set',
    'Preis',
    [
      ['Teekanne', '64,90'],
      ['Teemischung', '0,00'],
    ],
  ],
  [
    'that cost something',
    'Preis',
    [
      ['Teeset', '99,00'],
      ['Teemischung', '10,00'],
    ],
  ],
  ['whose postage is free', 'Versandpreis', set],
])('asks nothing about rows %s', async (_, header, items) => {
  expect(await read(header, items)).toBe(items.length);
});
