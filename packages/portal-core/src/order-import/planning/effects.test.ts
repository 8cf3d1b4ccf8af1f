import { describe, expect, it } from 'vitest';
import { orderTwinHash, type NewOrder, type OrderItem } from '../../orders/index.js';
import type { ForeseeAnswer, ForeseeRequest } from '../order-import.api.js';
import { createEffects } from './effects.js';

const address = {
  salutation: 'frau',
  company: '',
  name: 'Ada Weiß',
  second_name: '',
  street: 'Gartenweg 7',
  address_second_line: '',
  postal_code: '50667',
  city: 'Köln',
  country_code: 'DE',
  email: '',
} as const;
const item = (id: string, qty: number): OrderItem => ({ id, name: id, qty });
const anOrder = (
  external_order_id: string,
  items: readonly OrderItem[],
  name = external_order_id,
): NewOrder => ({
  external_order_id,
  customer_order_reference: '',
  date: '2026-11-20',
  items,
  address: { ...address, name },
});

/** A server with stock and orders of its own; writes down what it was asked. */
function aServer(answer: Partial<ForeseeAnswer> = {}) {
  const asked: ForeseeRequest[] = [];
  const foresee = async (request: ForeseeRequest): Promise<ForeseeAnswer> => {
    asked.push(request);
    const wanted = new Set(request.products.map(({ id }) => id));
    return {
      products: (answer.products ?? []).filter(({ id }) => wanted.has(id)),
      twins: (answer.twins ?? []).filter(({ twin }) => request.twins.includes(twin)),
    };
  };
  return { asked, foresee };
}

const effectsOf = (orders: readonly NewOrder[], answer?: Partial<ForeseeAnswer>) => {
  const builder = createEffects();
  orders.forEach((order, index) => builder.add(order, index + 2));
  return builder.effects(aServer(answer).foresee);
};

describe('what an import would do', () => {
  it('runs products short, and announced deliveries cover some of it', async () => {
    const orders = [anOrder('B-1', [item('A', 5), item('B', 1)]), anOrder('B-2', [item('A', 9)])];
    const announced = [
      { delivery_id: 1, date: '2026-12-01', qty: 3 },
      { delivery_id: 2, date: '2026-12-24', qty: 4 },
    ];
    const products = [
      { id: 'A', name: 'Tasse', available: 5, announced },
      { id: 'B', name: 'Kanne', available: 1, announced: [] },
    ];
    const { shortages, shortageCount, waitingOrders } = await effectsOf(orders, { products });
    expect(shortages).toEqual([
      {
        product_id: 'A',
        product_name: 'Tasse',
        needed: 14,
        available: 5,
        missing: 9,
        coveredBy: [
          { date: '2026-12-01', qty: 3 },
          { date: '2026-12-24', qty: 4 },
        ],
        stillMissing: 2,
      },
    ]);
    expect([shortageCount, waitingOrders]).toEqual([1, 1]);
  });

  it('serves from a delivery first what others have reserved', async () => {
    const announced = [{ delivery_id: 1, date: '2026-12-01', qty: 10 }];
    const products = [{ id: 'A', name: 'Tasse', available: -6, announced }];
    const { shortages } = await effectsOf([anOrder('B-1', [item('A', 5)])], { products });
    expect(shortages).toMatchObject([
      { available: 0, missing: 5, coveredBy: [{ date: '2026-12-01', qty: 4 }], stillMissing: 1 },
    ]);
  });

  it('gives out the stock in file order to tell which orders wait', async () => {
    const orders = ['B-1', 'B-2', 'B-3', 'B-4'].map((id) => anOrder(id, [item('A', 2)]));
    const products = [{ id: 'A', name: 'Tasse', available: 5, announced: [] }];
    const effects = await effectsOf(orders, { products });
    expect(effects).toMatchObject({ waitingOrders: 2, waitingOrdersComplete: true });
  });

  it('of a replaced order takes what the stored one has not reserved, and gives back what it no longer needs', async () => {
    const builder = createEffects();
    builder.replace(anOrder('B-1', [item('A', 6), item('B', 1)]), [item('A', 4), item('B', 3)]);
    builder.add(anOrder('B-2', [item('B', 2)]), 3);
    builder.add(anOrder('B-3', [item('B', 1)]), 4);
    const products = ['A', 'B'].map((id) => ({ id, name: id, available: 0, announced: [] }));
    const effects = await builder.effects(aServer({ products }).foresee);
    expect(effects.shortages).toMatchObject([
      { product_id: 'A', needed: 2, missing: 2 },
      { product_id: 'B', needed: 1, missing: 1 },
    ]);
    expect(effects.waitingOrders).toBe(2);
    const less = createEffects();
    less.replace(anOrder('B-1', [item('A', 1)]), [item('A', 4)]);
    const { asked, foresee } = aServer({ products });
    expect(await less.effects(foresee)).toMatchObject({ shortageCount: 0, waitingOrders: 0 });
    expect(asked[0]?.products).toEqual([{ id: 'A', qty: 0 }]);
  });

  it('finds orders of the same address and items, stored and in the file itself', async () => {
    const orders = [
      anOrder('B-1', [item('A', 1), item('B', 2)], 'Ada'),
      anOrder('B-2', [item('B', 2), item('A', 1)], 'ADA'),
      anOrder('B-3', [item('A', 1)], 'Ada'),
    ];
    const twin = orderTwinHash(orders[2]!);
    const twins = [
      { twin, order_id: 69, external_order_id: 'ALT-2', date: '2026-11-17' },
      { twin, order_id: 70, external_order_id: 'ALT-3', date: '2026-11-18' },
    ];
    const effects = await effectsOf(orders, { twins });
    expect(effects.twinsInFile).toEqual([
      { external_order_id: 'B-2', line: 3, twin_external_order_id: 'B-1' },
    ]);
    expect(effects.twins).toEqual([
      {
        external_order_id: 'B-3',
        line: 4,
        twin_external_order_id: 'ALT-3',
        twin_order_id: 70,
        twin_date: '2026-11-18',
      },
    ]);
  });

  it('is asked for with at most 5,000 products or orders at a time, and with the merchant', async () => {
    const builder = createEffects();
    for (let n = 0; n < 5001; n += 1) builder.add(anOrder(`B-${n}`, [item(`P-${n}`, 1)]), n + 2);
    const { asked, foresee } = aServer();
    await builder.effects(foresee, 7);
    expect(
      asked.map((request) => [request.products.length, request.twins.length, request.merchant_erp_id]),
    ).toEqual([
      [5000, 0, 7],
      [1, 0, 7],
      [0, 5000, 7],
      [0, 1, 7],
    ]);
  });

  it('is nothing at all for no orders, and nobody is asked', async () => {
    const { asked, foresee } = aServer();
    expect(await createEffects().effects(foresee)).toMatchObject({
      shortages: [],
      waitingOrders: 0,
      twins: [],
    });
    expect(asked).toEqual([]);
  });
});
