import { expect, it } from 'vitest';
import { aFile, aFileOf, heldOf } from '../../../testing/import-files.js';
import { EqualRows } from './equal-rows.js';

const SINGLE = ['B-2|P-1|1', 'B-3|P-2|2', 'B-4|P-1|1'];

it('holds an order with two equal rows, where most orders of the file have none', async () => {
  expect(await heldOf(aFileOf(['B-1|P-1|1', 'B-1|P-1|1', ...SINGLE]))).toEqual(['B-1 3 equalRows']);
  expect(await heldOf(aFileOf([...SINGLE, 'B-1|P-1|1', 'B-1|P-2|1', 'B-1|P-1|1']))).toEqual([
    'B-1 7 equalRows',
  ]);
});

it('holds an order whose second equal row is not the first of its product', async () => {
  const rows = ['B-1|P-1|1', 'B-1|P-1|2', 'B-1|P-2|1', 'B-1|P-1|2'];
  expect(await heldOf(aFileOf([...rows, ...SINGLE]))).toEqual(['B-1 5 equalRows']);
});

it('takes it once a person says that both rows are ordered', async () => {
  const file = aFileOf(['B-1|P-1|1', 'B-1|P-1|1', ...SINGLE]);
  expect(await heldOf(file, { remark: { 'B-1 (2 = 3)': '' } })).toEqual([]);
});

it('says nothing of rows that differ in any cell', async () => {
  expect(await heldOf(aFileOf(['B-1|P-1|1', 'B-1|P-1|2', ...SINGLE]))).toEqual([]);
  const more = ['Unit'];
  expect(await heldOf(aFileOf(['B-1|P-1|1|a', 'B-1|P-1|1|b', ...SINGLE], { more }))).toEqual([]);
});

it('says nothing of rows that leave the order blank, as shops list the same product twice', async () => {
  const blank = Object.fromEntries(aFile([]).header.map((field) => [field, '']));
  const further = { ...blank, external_order_id: 'B-1', product_id: 'P-2', quantity: '1' };
  const others = ['B-2', 'B-3', 'B-4'].map((external_order_id) => ({ external_order_id }));
  expect(await heldOf(aFile([{}, further, further, ...others]))).toEqual([]);
});

it('says nothing where most orders have equal rows, or none has a quantity', async () => {
  const twice = ['B-1', 'B-2'].flatMap((id) => [`${id}|P-1|1`, `${id}|P-1|1`]);
  expect(await heldOf(aFileOf([...twice, 'B-3|P-1|1']))).toEqual([]);
  const { mapping, ...file } = aFileOf(['B-1|P-1|1', 'B-1|P-1|1', ...SINGLE]);
  const { quantity: _, ...columns } = mapping.columns;
  const counted = { ...mapping, columns, constants: { quantity: '1' } };
  expect(await heldOf({ ...file, mapping: counted })).toEqual([]);
});

it('tells of the whole file where too many orders have equal rows to be asked about one by one', () => {
  const { mapping, header } = aFileOf([]);
  const rows = new EqualRows({ mapping });
  const cells = header.map(() => '1');
  for (let n = 0; n < 30_000; n += 1) {
    rows.begin(`B-${String(n)}`, cells, 2 * n + 2);
    if (n % 2 === 1 && n > 3) rows.further(cells, 2 * n + 3);
  }
  expect(rows.orderOf().size).toBe(0);
  const issues = rows.issues().map(({ code, value, params }) => [code, value, params?.['count']]);
  expect(issues).toEqual([['equalRowsOften', 'B-5 (12 = 13) …', 14_998]]);
});

it('keeps nothing more once a long file is known to count by rows', () => {
  const { mapping, header } = aFileOf([]);
  const rows = new EqualRows({ mapping });
  const cells = header.map(() => '1');
  for (let n = 0; n < 11_000; n += 1) {
    rows.begin(`B-${String(n)}`, cells, 2 * n + 2);
    rows.further(cells, 2 * n + 3);
  }
  for (let n = 22_000; n < 60_000; n += 1) rows.begin(`B-${String(n)}`, cells, n + 2);
  expect(rows.orderOf().size).toBe(0);
});
