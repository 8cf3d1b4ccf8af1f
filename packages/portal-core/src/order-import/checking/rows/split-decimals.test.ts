import { expect, it } from 'vitest';
import { aFile, heldOf } from '../../../testing/import-files.js';

interface Row {
  /** Number, price and quantity, as they stand before and behind commas. */
  readonly id: string;
  readonly price: string;
  readonly quantity: string;
  readonly behind?: string;
}

/** A file separated by commas with a price before the quantity and another column behind it. */
function aFileOf(rows: readonly Row[], [before, behind]: readonly [string, string] = ['Price', 'Note']) {
  const { text, header, mapping } = aFile(
    rows.map(({ id, price, quantity, behind: last }) => ({
      external_order_id: id,
      product_name: price,
      quantity: last === undefined ? quantity : `${quantity},${last}`,
    })),
  );
  const { product_name, ...columns } = mapping.columns;
  const names = [...header, behind];
  names[product_name as number] = before;
  const [, ...lines] = text.split('\r\n');
  const all = [names.join(','), ...lines.map((line) => line.replaceAll(';', ','))];
  return { text: all.join('\r\n'), header: names, mapping: { ...mapping, columns } };
}

const held = (file: ReturnType<typeof aFileOf>, remark: Readonly<Record<string, string>> = {}) =>
  heldOf(file, { remark: { ...remark, '*': '' } }, { delimiter: ',' });

const split: readonly Row[] = [
  { id: 'B-1', price: '7,49', quantity: '2' },
  { id: 'B-2', price: '14,95', quantity: '3' },
];

it('holds rows whose price fills two cells, so that the quantity stands under the next header', async () => {
  expect(await held(aFileOf(split))).toEqual(['B-1 2 splitDecimal', 'B-2 3 splitDecimal']);
});

it('takes all of them by one answer', async () => {
  expect(await held(aFileOf(split), { 'Price | quantity': '' })).toEqual([]);
});

it.each([
  ['Gewicht', 'Bemerkung'],
  ['Length m', ''],
  ['Einzelpreis', 'Customer note'],
  ['Total', 'Shipping method'],
])('holds them for %s before the quantity and %j behind it', async (...names) => {
  expect(await held(aFileOf(split, names))).toEqual(['B-1 2 splitDecimal', 'B-2 3 splitDecimal']);
});

it('holds a row that has one blank cell more than the header, whatever stands behind the quantity', async () => {
  const longer = split.map((row) => ({ ...row, behind: '' }));
  expect(await held(aFileOf(longer, ['Price', 'Stock']))).toEqual([
    'B-1 2 splitDecimal',
    'B-2 3 splitDecimal',
  ]);
});

it('holds a number where other rows have words', async () => {
  const rows = [split[0]!, { id: 'B-2', price: '15', quantity: '3', behind: 'Herbst' }];
  expect(await held(aFileOf(rows, ['Price', 'Kampagne']))).toEqual(['B-1 2 splitDecimal']);
});

it.each<[string, readonly [string, string], Partial<Row>]>([
  ['whole prices', ['Price', 'Note'], { price: '15', behind: '' }],
  ['prices with a point', ['Price', 'Note'], { price: '7.49', behind: '3' }],
  ['prices in quotation marks', ['Price', 'Note'], { price: '"7,49"', behind: '' }],
  ['a number behind whole prices', ['Price', 'Customer no'], { price: '15', behind: '10023' }],
  ['whole grams', ['Weight g', 'Note'], { price: '250', behind: '3' }],
  ['no price before the quantity', ['Shelf', 'Note'], { price: '15', behind: '3' }],
])('says nothing of %s', async (_, names, changes) => {
  const rows = split.map((row) => ({ ...row, ...changes }));
  expect(await held(aFileOf(rows, names))).toEqual([]);
});
