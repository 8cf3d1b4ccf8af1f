import { expect, it } from 'vitest';
import { aFileOf, heldOf } from '../../../testing/import-files.js';

const OTHERS = ['B-2|P-1|1|1', 'B-3|P-1|2|2', 'B-4|P-1|1|2', 'B-4|P-2|1|2'];
const fileOf = (rows: readonly string[], name = 'Anzahl Artikel') => aFileOf(rows, { more: [name] });

it.each(['Anzahl Artikel', 'Number of Items', 'Total items', 'Total order quantity'])(
  'holds the order that has fewer pieces than %s says',
  async (name) => {
    const file = fileOf(['B-1|P-1|1|3', 'B-1|P-2|1|3', ...OTHERS], name);
    expect(await heldOf(file)).toEqual(['B-1 2 countDiffers']);
  },
);

it('takes it once a person says so', async () => {
  const file = fileOf(['B-1|P-1|1|3', ...OTHERS]);
  expect(await heldOf(file, { remark: { 'B-1 Anzahl Artikel 3 (1)': '' } })).toEqual([]);
});

it('holds by rows where the column counts rows', async () => {
  const rows = ['B-2|P-1|5|1', 'B-3|P-1|2|1', 'B-4|P-1|1|2', 'B-4|P-2|1|2'];
  expect(await heldOf(fileOf(['B-1|P-1|2|2', ...rows]))).toEqual(['B-1 2 countDiffers']);
  expect(await heldOf(fileOf(['B-1|P-1|2|1', ...rows]))).toEqual([]);
});

it('holds it in a file of two orders, too', async () => {
  expect(await heldOf(fileOf(['B-1|P-1|1|3', 'B-2|P-1|1|1']))).toEqual(['B-1 2 countDiffers']);
});

it('says nothing of a column that counts something else, nor where no order fits', async () => {
  expect(await heldOf(fileOf(['B-1|P-1|1|7', 'B-2|P-1|1|9', 'B-3|P-1|2|8', 'B-4|P-1|1|1']))).toEqual([]);
  expect(await heldOf(fileOf(['B-1|P-1|1|3', 'B-2|P-1|1|2']))).toEqual([]);
});

it('says nothing of postage among the items', async () => {
  const file = fileOf(['B-1|P-1|1|1', 'B-1|Versandkosten|1|1', ...OTHERS]);
  expect(await heldOf(file)).toEqual([]);
});

it('says nothing of an order whose rows stand in several places', async () => {
  const others = Array.from({ length: 30 }, (_, at) => `C-${at}|P-1|1|1`);
  expect(await heldOf(fileOf(['B-1|P-1|1|2', ...others, 'B-1|P-2|1|2']))).toEqual([]);
});
