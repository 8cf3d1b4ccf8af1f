import { expect, it } from 'vitest';
import { aFileOf, heldOf } from '../../../testing/import-files.js';

const file = (total: string) => {
  const orders = aFileOf(['B-1|P-1|2', 'B-2|P-2|1']);
  const { length } = orders.header;
  return { ...orders, text: `${orders.text}\r\n${';'.repeat(length - 1)}${total}` };
};

it('takes a number alone below the quantities for their sum, and no row of the last order', async () => {
  expect(await heldOf(file('3'))).toEqual([]);
});

it('keeps all orders out where it is another sum, until that is answered', async () => {
  expect(await heldOf(file('7'))).toEqual(['B-1 2 countDiffers', 'B-2 3 countDiffers']);
  expect(await heldOf(file('7'), { remark: { '7 (3)': '' } })).toEqual([]);
});

it('takes amounts in unused columns with it, and no text beside it', async () => {
  const more = ['Preis', 'Notiz'];
  const priced = aFileOf(['B-1|P-1|2|4,00|', 'B-2|P-2|1|2,00|'], { more });
  const below = (cells: string) => ({
    ...priced,
    text: `${priced.text}\r\n${';'.repeat(priced.header.length - 3)}${cells}`,
  });
  expect(await heldOf(below('3;6,00;'))).toEqual([]);
  expect(await heldOf(below('3;6,00;fehlt'))).not.toEqual([]);
});
