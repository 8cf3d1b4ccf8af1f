import { expect, it } from 'vitest';
import { orderTwinHash, type NewOrder } from '../../orders/index.js';
import { aFile, checked } from '../../testing/import-files.js';
import { isRejected } from '../checking/orders/checked-order.js';
import type { ForeseeRequest } from '../order-import.api.js';
import type { ImportMapping } from '../order-import.types.js';
import { planOrders } from './plan.js';

const FILE = aFile([{ external_order_id: 'WEB-1' }, { external_order_id: 'WEB-2', street: 'Ring 9' }]);

interface Known {
  /** Number under which the server has the first order. */
  readonly number: string;
  /** Number of a younger order like it. */
  readonly younger?: string;
  readonly date?: string;
  readonly values?: ImportMapping['values'];
  readonly holdsTwins?: boolean;
}

/** What becomes of the file's orders beside a server that has the first of them already. */
async function outcomes(
  { number, younger, date = '2026-11-13', values = {}, ...held }: Known,
  file = FILE,
): Promise<string[]> {
  const orders = await checked(file);
  const [first] = orders;
  if (first === undefined || isRejected(first)) throw new Error('not a good order');
  const twin = orderTwinHash(first.order as NewOrder);
  const options = {
    ...held,
    mapping: { ...file.mapping, values },
    lookup: async () => ({ orders: [], products: [{ id: 'ART-1', name: 'Becher' }], near: [] }),
    foresee: async ({ twins }: ForeseeRequest) => ({
      products: [],
      twins: [number, younger ?? []]
        .flat()
        .flatMap((external_order_id, at) =>
          twins.includes(twin) ? [{ twin, order_id: 7 + at, external_order_id, date }] : [],
        ),
    }),
  };
  const told: string[] = [];
  for await (const batch of planOrders(inOne(orders), options))
    for (const { outcome, order } of batch)
      told.push(
        isRejected(order) ? order.issues.map(({ code, column }) => `${code} in ${column}`).join() : outcome,
      );
  return told;
}

async function* inOne<T>(orders: T) {
  yield orders;
}

it('an order that is stored with its number written otherwise and the same day, address and items stays out', async () => {
  expect(await outcomes({ number: '1' })).toEqual(['storedAlready in 1', 'create']);
});

it('an order with its number written otherwise stays out although the same was ordered again since', async () => {
  expect(await outcomes({ number: '1', younger: '4711' })).toEqual(['storedAlready in 1', 'create']);
});

it('the same items to the same address under quite another number are a new order, which is told among the effects', async () => {
  expect(await outcomes({ number: '4711' })).toEqual(['create', 'create']);
});

it('an order that is stored under quite another number stays out where all of that kind are held', async () => {
  const held = { number: '4711', holdsTwins: true };
  expect(await outcomes(held)).toEqual(['storedAlready in 1', 'create']);
  expect(await outcomes({ ...held, date: '2026-11-12' })).toEqual(['create', 'create']);
  expect(await outcomes({ ...held, values: { remark: { 'WEB-1': '' } } })).toEqual(['create', 'create']);
});

it('the same items to the same address on another day are a new order', async () => {
  expect(await outcomes({ number: '1', date: '2026-11-12' })).toEqual(['create', 'create']);
});

it('two orders alike are two where the file itself has the number of the stored one, before or behind', async () => {
  const both = aFile([{ external_order_id: 'WEB-1001' }, { external_order_id: '1001', street: 'Ring 9' }]);
  expect(await outcomes({ number: '1001' }, both)).toEqual(['create', 'create']);
  expect(await outcomes({ number: '#1001' }, both)).toEqual(['create', 'create']);
});

it('an order that is said to be a new one goes in, and no other by that answer', async () => {
  const said = (text: string) => outcomes({ number: '1', values: { remark: { [text]: '' } } });
  expect(await said('WEB-1')).toEqual(['create', 'create']);
  expect(await said('WEB-2')).toEqual(['storedAlready in 1', 'create']);
});
