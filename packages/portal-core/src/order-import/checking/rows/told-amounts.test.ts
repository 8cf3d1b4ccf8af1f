import { expect, it } from 'vitest';
import { aFileOf, heldOf } from '../../../testing/import-files.js';

const OTHERS = ['B-2|P-1|1|4,00|4,00', 'B-3|P-1|2|5,00|10,00', 'B-4|P-1|3|1.200,50 €|3.601,50 €'];
const fileOf = (rows: readonly string[], more = ['Einzelpreis', 'Gesamtpreis']) => aFileOf(rows, { more });

it.each([
  ['Einzelpreis', 'Gesamtpreis'],
  ['Unit Price', 'Line Total'],
  ['Preis', 'Summe'],
])('holds the order whose sum is that of another quantity, by %s and %s', async (...more) => {
  const file = fileOf(['B-1|P-1|1|5,00|15,00', ...OTHERS], more);
  expect(await heldOf(file)).toEqual(['B-1 2 amountDiffers']);
});

it('takes it once a person says so', async () => {
  const file = fileOf(['B-1|P-1|1|5,00|15,00', ...OTHERS]);
  expect(await heldOf(file, { remark: { 'B-1 1 × 5,00 ≠ 15,00': '' } })).toEqual([]);
});

it('says nothing of a sum that is of no whole number of pieces: it may be less by a discount', async () => {
  expect(await heldOf(fileOf(['B-1|P-1|1|5,00|4,50', ...OTHERS]))).toEqual([]);
});

it('says nothing of the sum of a whole order, on each of its rows or on the first', async () => {
  const each = ['B-1|P-1|1|5,00|10,00', 'B-1|P-2|1|5,00|10,00', ...OTHERS];
  expect(await heldOf(fileOf(each))).toEqual([]);
  const first = ['B-1|P-1|1|5,00|10,00', 'B-1|P-2|1|5,00|', ...OTHERS];
  expect(await heldOf(fileOf(first))).toEqual([]);
});

it('says nothing where quantity and price hardly ever make the sum', async () => {
  const rows = ['B-1|P-1|1|5,00|15,00', 'B-5|P-1|1|5,00|10,00', 'B-6|P-1|2|5,00|5,00'];
  expect(await heldOf(fileOf([...rows, ...OTHERS]))).toEqual([]);
});

it.each([
  ['Einzelpreis', 'Gesamtpreis'],
  ['EP', 'GP'],
  ['E-Preis', 'G-Preis'],
  ['Preis', 'Positionspreis'],
  ['Unit price', 'Line total'],
])('holds all orders where every sum is that of more pieces, by %s and %s', async (...more) => {
  const rows = ['B-1|P-1|2|7,49|89,88', 'B-2|P-2|1|14,95|89,70', 'B-3|P-1|1|7,49|44,94'];
  const held = await heldOf(fileOf(rows, more));
  expect(held).toEqual(['B-1 2 amountDiffers', 'B-2 3 amountDiffers', 'B-3 4 amountDiffers']);
});

it('takes them all by one answer', async () => {
  const file = fileOf(['B-1|P-1|2|7,49|89,88', 'B-2|P-2|1|14,95|89,70']);
  expect(await heldOf(file, { remark: { 'B-1 2 × 7,49 ≠ 89,88': '' } })).toEqual([]);
});

it('holds them in a long file as well', async () => {
  const rows = Array.from({ length: 300 }, (_, at) =>
    at % 2 === 0 ? `B-${at}|P-1|1|2,00|12,00` : `B-${at}|P-1|2|2,00|24,00`,
  );
  expect((await heldOf(fileOf(rows))).length).toBe(300);
});

it('says nothing where some sums are of fewer pieces, of no whole number, or of an order', async () => {
  expect(await heldOf(fileOf(['B-1|P-1|2|5,00|20,00', 'B-2|P-1|200|5,00|10,00']))).toEqual([]);
  expect(await heldOf(fileOf(['B-1|P-1|2|5,00|20,00', 'B-2|P-1|1|5,00|9,90']))).toEqual([]);
  const order = ['B-1|P-1|1|5,00|10,00', 'B-1|P-2|1|5,00|10,00', 'B-2|P-1|1|5,00|15,00'];
  expect(await heldOf(fileOf(order))).toEqual([]);
});

it('says nothing of other money beside a price', async () => {
  expect(
    await heldOf(fileOf(['B-1|P-1|1|5,00|10,00', 'B-2|P-1|1|5,00|10,00'], ['Preis', 'Warenwert'])),
  ).toEqual([]);
});

it.each(['Gesamtbetrag', 'Total'])(
  'says nothing where %s is the price and a postage as high as it',
  async (header) => {
    const rows = ['B-1|P-1|1|4,95|9,90', 'B-2|P-1|1|4,95|9,90', 'B-3|P-1|2|4,95|19,80'];
    expect(await heldOf(fileOf(rows, ['Einzelpreis', header]))).toEqual([]);
  },
);

it('says nothing of a postage in the sums where all quantities are one, or where no pack fits', async () => {
  const ones = ['B-1|P-1|1|4,95|9,90', 'B-2|P-1|1|4,95|9,90'];
  expect(await heldOf(fileOf(ones))).toEqual([]);
  expect(await heldOf(fileOf([...ones, 'B-3|P-1|2|4,95|14,85']))).toEqual([]);
});
