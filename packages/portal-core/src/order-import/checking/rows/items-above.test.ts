import { expect, it } from 'vitest';
import { aFile, heldOf } from '../../../testing/import-files.js';

const blank = Object.fromEntries(aFile([]).header.map((field) => [field, '']));
const item = (product_id: string) => ({ ...blank, product_id, quantity: '1' });
const order = (external_order_id: string) => ({
  external_order_id,
  product_id: '',
  product_name: '',
  quantity: '',
});

const codesOf = async (rows: Parameters<typeof aFile>[0], values = {}) =>
  (await heldOf(aFile(rows), values)).filter((held) => held.endsWith(' itemsAbove'));

it('refuses all orders of a list whose items stand above the row of their order', async () => {
  const rows = [item('P-1'), order('B-1'), item('P-2'), item('P-3'), order('B-2')];
  expect(await codesOf(rows)).toEqual([' 2 itemsAbove', 'B-1 3 itemsAbove', 'B-2 6 itemsAbove']);
});

it('refuses them also once a person answered a remark', async () => {
  const rows = [item('P-1'), order('B-1'), item('P-2'), order('B-2')];
  expect(await codesOf(rows, { remark: { Danke: '' } })).toHaveLength(3);
});

it('reads a list whose items stand below it', async () => {
  expect(await heldOf(aFile([order('B-1'), item('P-1'), order('B-2'), item('P-2'), item('P-3')]))).toEqual(
    [],
  );
});

it('says nothing of a lost item above orders with items, nor of an order without any at the end', async () => {
  expect(await codesOf([item('P-1'), {}, order('B-2')])).toEqual([]);
  expect(await codesOf([order('B-1'), item('P-1'), order('B-2')])).toEqual([]);
});
