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

/** A file whose rows have their items side by side, or in one cell, beside a count. */
function aWiderFile(names: readonly string[], rows: readonly string[], changes: object) {
  const base = aFileOf(rows.map((row) => `${row.split('|')[0] ?? ''}|P-0|1`));
  const lines = base.text.split('\r\n');
  const more = (at: number) => (at === 0 ? names : (rows[at - 1] ?? '').split('|').slice(1));
  const text = lines.map((line, at) => [line, ...more(at)].join(';')).join('\r\n');
  return { text, header: [...base.header, ...names], mapping: { ...base.mapping, ...changes } };
}

it('holds an order of several items side by side by the count behind them', async () => {
  const names = ['SKU 1', 'Qty 1', 'SKU 2', 'Qty 2', 'Total Qty'];
  const at = aFileOf([]).header.length;
  const items = [
    { product_id: at, quantity: at + 1 },
    { product_id: at + 2, quantity: at + 3 },
  ];
  const rows = ['B-1|P-1|2|P-2|1|5', 'B-2|P-1|3|||3', 'B-3|P-1|1|P-3|4|5'];
  expect(await heldOf(aWiderFile(names, rows, { items }))).toEqual(['B-1 2 countDiffers']);
});

it('holds an order of one column per product by its count', async () => {
  const at = aFileOf([]).header.length;
  const items = [
    { product_id: { fixed: 'P-1' }, quantity: at },
    { product_id: { fixed: 'P-2' }, quantity: at + 1 },
  ];
  const rows = ['B-1|2|1|4', 'B-2|3||3', 'B-3|1|4|5'];
  const file = aWiderFile(['P-1', 'P-2', 'Gesamtmenge'], rows, { items });
  expect(await heldOf(file)).toEqual(['B-1 2 countDiffers']);
});

it('holds an order of items in one cell by its count', async () => {
  const at = aFileOf([]).header.length;
  const { mapping } = aFileOf([]);
  const changes = { mode: 'comma', columns: { ...mapping.columns, product_id_and_quantity: at } };
  const rows = ['B-1|P-1:2, P-2:1|4', 'B-2|P-1:3|3', 'B-3|P-1:1, P-3:4|5'];
  expect(await heldOf(aWiderFile(['Artikel', 'Anzahl Artikel'], rows, changes))).toEqual([
    'B-1 2 countDiffers',
  ]);
});

it.each(['Gesamt', 'Summe', 'Stück gesamt'])('beside columns of products %s is a count', async (name) => {
  const at = aFileOf([]).header.length;
  const items = [{ product_id: { fixed: 'P-1' }, quantity: at }];
  const file = aWiderFile(['P-1', name], ['B-1|2|4', 'B-2|3|3', 'B-3|1|1'], { items });
  expect(await heldOf(file)).toEqual(['B-1 2 countDiffers']);
});
