import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';

type Item = readonly [id: string, name: string];

/** The codes and answers that an order of these items is refused with, or its number of items. */
async function read(items: readonly Item[], remark: Readonly<Record<string, string>> = {}) {
  const file = aFile(items.map(([product_id, product_name]) => ({ product_id, product_name })));
  const [order] = await checked({ ...file, mapping: { ...file.mapping, values: { remark } } });
  if (order === undefined || !isRejected(order)) return order?.order.items.length;
  return order.issues.map(({ code, line, params }) => `${line} ${code} ${String(params?.['remark'])}`);
}

const SAID = 'eingerückt / indented';

it.each<[string, readonly Item[]]>([
  [
    'blanks',
    [
      ['A-1', 'Teeset'],
      ['A-2', '  Tasse'],
      ['A-3', '  Kanne'],
    ],
  ],
  [
    'no-break spaces',
    [
      ['A-1', 'Teeset'],
      ['A-2', '\u00a0\u00a0Tasse'],
      ['A-3', '\u00a0\u00a0Kanne'],
    ],
  ],
  [
    'a tab',
    [
      ['A-1', 'Geschenk'],
      ['A-2', '\tTasse'],
      ['A-3', '\tKanne'],
    ],
  ],
])('asks once a column about names that are indented with %s below another', async (_, items) => {
  expect(await read(items)).toEqual([`3 indentedPart remark:product_name: ${SAID}=`]);
  expect(await read(items, { [`product_name: ${SAID}`]: '' })).toBe(3);
});

it('leaves a name that says by its sign that it is a part to the watch on names', async () => {
  const items = [['A-1', 'Teeset'] as const, ['A-2', '  >> Tasse'] as const];
  expect(await read(items)).toEqual(['3 remarkForbids remark:>> Tasse=']);
});

it('asks about indented article numbers', async () => {
  expect(
    await read([
      ['A-1', ''],
      ['   A-2', ''],
    ]),
  ).toEqual([`3 indentedPart remark:product_id: ${SAID}=`]);
});

it.each<[string, readonly Item[]]>([
  [
    'that are all indented',
    [
      ['A-1', '  Kanne'],
      ['A-2', '  Tasse'],
    ],
  ],
  [
    'with one blank',
    [
      ['A-1', 'Kanne'],
      ['A-2', ' Tasse'],
    ],
  ],
  [
    'that are set to the right',
    [
      ['   101', ''],
      ['     7', ''],
    ],
  ],
])('asks nothing about texts %s', async (_, items) => {
  expect(await read(items)).toBe(items.length);
});
