import { expect, it } from 'vitest';
import { aFile, checked } from '../../testing/import-files.js';
import { isRejected } from '../checking/orders/checked-order.js';
import type { LookupAnswer, LookupRequest } from '../order-import.api.js';
import { chunkOrders } from '../sending/chunks.js';
import { planOrders, type PlannedOrder } from './plan.js';

const EAN = '4006381333931';
const CATALOGUE = new Map([
  ['TEE', { name: 'Teedose Grün', texts: [EAN, 'Teedose grün'] }],
  ['4006381333900', { name: 'Becher', texts: ['Becher'] }],
]);

const lookup = async ({ product_ids }: LookupRequest): Promise<LookupAnswer> => {
  const named = product_ids.flatMap((id) =>
    [...CATALOGUE].flatMap(([suggestion, { texts }]) =>
      !CATALOGUE.has(id) && texts.includes(id)
        ? [{ id, suggestion, exact: id === EAN ? ('ean' as const) : ('name' as const) }]
        : [],
    ),
  );
  const known = new Set([...product_ids, ...named.map(({ suggestion }) => suggestion)]);
  const products = [...CATALOGUE].flatMap(([id, { name }]) => (known.has(id) ? [{ id, name }] : []));
  return { orders: [], products, near: named };
};

type Rows = Parameters<typeof aFile>[0];

async function* once<T>(value: T) {
  yield value;
}

async function planned(rows: Rows): Promise<PlannedOrder[]> {
  const file = aFile(rows.map((row) => ({ product_name: '', ...row })));
  const plan: PlannedOrder[] = [];
  for await (const batch of planOrders(once(await checked(file)), { mapping: file.mapping, lookup }))
    plan.push(...batch);
  return plan;
}

const itemsOf = ({ order }: PlannedOrder) =>
  isRejected(order) ? order.issues : order.order.items.map(({ id, qty }) => [id, qty]);

it('takes the only product of an EAN or a name for the one that is meant', async () => {
  const plan = await planned([
    { product_id: EAN, quantity: '2' },
    { external_order_id: 'B-2', product_id: 'Teedose grün', quantity: '1' },
  ]);
  expect(plan.map(({ outcome }) => outcome)).toEqual(['create', 'create']);
  expect(plan.map(itemsOf)).toEqual([[['TEE', 2]], [['TEE', 1]]]);
  expect(plan.map(({ named }) => named)).toEqual([
    [{ said: EAN, id: 'TEE', by: 'ean' }],
    [{ said: 'Teedose grün', id: 'TEE', by: 'name' }],
  ]);
});

it('adds up a product that one order names by its number, its EAN and its name', async () => {
  const [order] = await planned([
    { product_id: 'TEE', quantity: '1' },
    { product_id: EAN, quantity: '2' },
    { product_id: 'Teedose grün', quantity: '4' },
  ]);
  expect(order === undefined ? [] : itemsOf(order)).toEqual([['TEE', 7]]);
});

it('an article number of the form of an EAN goes before', async () => {
  const [order] = await planned([{ product_id: '4006381333900', quantity: '1' }]);
  expect(order?.named).toBeUndefined();
  expect(order === undefined ? [] : itemsOf(order)).toEqual([['4006381333900', 1]]);
});

it('is still refused beside a product that nothing names', async () => {
  const [order] = await planned([{ product_id: EAN }, { product_id: 'ELSE' }]);
  expect(order?.outcome).toBe('invalid');
  expect(order === undefined ? [] : itemsOf(order)).toMatchObject([{ line: 3, code: 'unknownProduct' }]);
});

it('is sent by the id that the plan found', async () => {
  const orders = await checked(
    aFile([
      { product_id: EAN, quantity: '2' },
      { product_id: 'TEE', quantity: '1' },
    ]),
  );
  const productId = (said: string) => (said === EAN ? 'TEE' : undefined);
  for await (const { chunk } of chunkOrders(once(orders), undefined, { productId }))
    expect(chunk.orders.map(({ order }) => order.items.map(({ id, qty }) => [id, qty]))).toEqual([
      [['TEE', 3]],
    ]);
});
