import { describe, expect, it } from 'vitest';
import type { ImportField } from '../order-import.types.js';
import { aFile, checked } from '../../testing/import-files.js';
import { chargeOf } from './charges.js';
import { noItemTest } from '../checking/orders/no-item.js';
import { isRejected } from '../checking/orders/checked-order.js';

type Row = Partial<Record<ImportField, string>>;
type Values = Partial<Record<ImportField, Readonly<Record<string, string>>>>;

const ITEM = { external_order_id: 'A1', product_id: 'NW1001', product_name: 'Tee', quantity: '2' };

async function itemsOf(rows: readonly Row[], values: Values) {
  const file = aFile(rows);
  const orders = await checked({ ...file, mapping: { ...file.mapping, values } });
  return orders.map((order) =>
    isRejected(order) ? order.issues.map(({ code }) => code) : order.order.items,
  );
}

describe('a row that is no item', () => {
  it.each<[string, Row, Values]>([
    ['its number', { product_id: 'VERSAND', product_name: 'DHL' }, { product_id: { versand: '' } }],
    ['its name', { product_id: '', product_name: 'Gutschein' }, { product_name: { Gutschein: '' } }],
  ])('is left out where its value map says so of %s', async (_, charge, values) => {
    const rows = [ITEM, { ...ITEM, quantity: '', ...charge }];
    expect(await itemsOf(rows, values)).toEqual([[{ id: 'NW1001', name: 'Tee', qty: 2 }]]);
  });

  it('leaves an order without items, which is refused', async () => {
    expect(await itemsOf([{ ...ITEM, product_id: 'PORTO' }], { product_id: { PORTO: '' } })).toEqual([
      ['itemsRequired'],
    ]);
  });
});

it.each([
  ['VERSAND', 'DHL', true],
  ['versand', '', true],
  ['', 'Gutschein', true],
  ['NW1001', 'Gutschein', false],
  ['NW1001', 'Tee', false],
  ['', '', false],
])('a row of %j, %j is told to be no item: %s', (id, name, isNone) => {
  const { mapping, header } = aFile([ITEM]);
  const values = { product_id: { VERSAND: '' }, product_name: { Gutschein: '' } };
  const cells = (row: readonly (readonly [ImportField, string])[]) => {
    const found: string[] = [];
    for (const [field, text] of row) found[mapping.columns[field] as number] = text;
    return Array.from(found, (text) => text ?? '');
  };
  const row = cells([
    ['product_id', id],
    ['product_name', name],
    ['quantity', '1'],
  ]);
  expect(noItemTest({ ...mapping, values }, header)(row)).toBe(isNone);
  expect(noItemTest(mapping, header)(row)).toBe(false);
});

it.each([
  ['VERSAND', 'DHL Paket', 'product_id:VERSAND='],
  ['9999', 'Versandkosten DHL', 'product_id:9999='],
  ['', 'Rabatt 10 %', 'product_name:Rabatt 10 %='],
  ['a=b', 'Nachnahmegebühr', "product_id:'a=b'="],
  ['NW1001', 'Teemischung', null],
  ['COFFEE-1', 'Kaffee', null],
])('%j, %j is no item by %j', (id, name, pair) => expect(chargeOf(id, name)).toBe(pair));

it.each(['Transaction', 'Transaktion', 'Shipping Line'])('a kind of row %s is no item', (kind) => {
  expect(chargeOf('', kind)).not.toBeNull();
});
