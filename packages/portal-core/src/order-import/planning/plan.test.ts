import { describe, expect, it } from 'vitest';
import { orderContentHash, type NewOrder } from '../../orders/index.js';
import { aFile, checked } from '../../testing/import-files.js';
import { isRejected, type CheckedOrder } from '../checking/orders/checked-order.js';
import type { CompareRequest, LookupAnswer, LookupRequest } from '../order-import.api.js';
import { planOrders, type PlannedOrder } from './plan.js';
import { differencesOf } from './difference.js';
import { refusedOrder } from './refused-order.js';

async function* inBatches(orders: readonly CheckedOrder[], size = 3) {
  for (let at = 0; at < orders.length; at += size) yield orders.slice(at, at + size);
}

/** A server that knows some orders and products, and writes down what it was asked. */
function aServer(stored: Record<string, string>, products: string[]) {
  const asked: LookupRequest[] = [];
  const lookup = async (request: LookupRequest): Promise<LookupAnswer> => {
    asked.push(request);
    return {
      orders: request.external_order_ids.flatMap((id, index) =>
        stored[id] === undefined
          ? []
          : [
              {
                external_order_id: id,
                order_id: 100 + index,
                content_hash: stored[id],
                status: 'offen' as const,
              },
            ],
      ),
      products: request.product_ids
        .filter((id) => products.includes(id))
        .map((id) => ({ id, name: 'Becher' })),
      near: request.product_ids
        .filter((id) => id === 'TIPPFEHLER' || id === 'ART-11')
        .map((id) => ({ id, suggestion: id === 'ART-11' ? 'ART-1' : 'VOM-SERVER' })),
    };
  };
  return { asked, lookup };
}

async function planned(
  file: ReturnType<typeof aFile>,
  server: ReturnType<typeof aServer>,
  merchantErpId?: number,
) {
  const result: PlannedOrder[] = [];
  const options = {
    mapping: file.mapping,
    lookup: server.lookup,
    ...(merchantErpId === undefined ? {} : { merchantErpId }),
  };
  for await (const batch of planOrders(inBatches(await checked(file)), options)) result.push(...batch);
  return result;
}

const hashOf = async (file: ReturnType<typeof aFile>) => {
  const [order] = await checked(file);
  if (order === undefined || isRejected(order)) throw new Error('not a good order');
  return orderContentHash(order.order as NewOrder);
};

describe('planOrders', () => {
  it('tells create, unchanged, conflict and invalid apart', async () => {
    const hash = await hashOf(aFile([{}]));
    const server = aServer({ 'B-1': hash, 'B-2': 'ffffffffffffffff' }, ['ART-1']);
    const file = aFile([
      {},
      { external_order_id: 'B-2' },
      { external_order_id: 'B-3' },
      { external_order_id: 'B-4', city: '' },
    ]);
    const plan = await planned(file, server, 7);
    expect(plan.map(({ outcome }) => outcome)).toEqual(['unchanged', 'conflict', 'create', 'invalid']);
    expect(plan[0]?.storedOrderId).toBe(100);
    expect(server.asked).toEqual([
      { external_order_ids: ['B-1', 'B-2', 'B-3', 'B-4'], product_ids: ['ART-1'], merchant_erp_id: 7 },
    ]);
  });

  it('refuses an order whose product is unknown, on the row of the product, and suggests a near one', async () => {
    const file = aFile([{}, { product_id: 'ART-11' }, { product_id: 'ELSE' }]);
    const [order] = await planned(file, aServer({}, ['ART-1']));
    expect(order?.outcome).toBe('invalid');
    expect(order?.order).toMatchObject({
      lines: [2, 3, 4],
      issues: [
        {
          line: 3,
          column: 16,
          field: 'product_id',
          value: 'ART-11',
          code: 'unknownProduct',
          params: { suggestion: 'ART-1' },
        },
        { line: 4, column: 16, value: 'ELSE', code: 'unknownProduct', params: { product: 'ELSE' } },
      ],
    });
  });

  describe('beside a near product that is known', () => {
    const told = async (product_id: string) => {
      const server = aServer({}, ['ART-1']);
      const lookup = async (request: LookupRequest): Promise<LookupAnswer> => ({
        ...(await server.lookup(request)),
        near: request.product_ids.map((id) => ({ id, suggestion: 'ART-1' })),
      });
      const [order] = await planned(aFile([{ product_id }]), { ...server, lookup });
      const [issue] = order !== undefined && isRejected(order.order) ? order.order.issues : [];
      return issue?.params;
    };

    it.each(['3 ART-1', 'ART-1 3', '3xART-1', 'ART-1 (3)'])(
      'proposes nothing for “%s”, whose other number may be a quantity',
      async (product) => {
        expect(await told(product)).toEqual({ product });
      },
    );

    it.each(['ART 1', 'art-1', 'ART-11'])('proposes a value pair for “%s”', async (product) => {
      const take = `product_id:${product}=ART-1`;
      expect(await told(product)).toEqual({ product, suggestion: 'ART-1', take });
    });
  });

  it('asks for at most 5,000 orders at a time and for a product only once', async () => {
    const rows = Array.from({ length: 5003 }, (_, n) => ({ external_order_id: `B-${n}` }));
    const server = aServer({}, ['ART-1']);
    expect((await planned(aFile(rows), server)).length).toBe(5003);
    expect(server.asked.map((a) => [a.external_order_ids.length, a.product_ids.length])).toEqual([
      [5000, 1],
      [3, 0],
    ]);
  });

  it('takes the suggestion of the server, not a number of the file that is near', async () => {
    const [order] = await planned(aFile([{ product_id: 'TIPPFEHLER' }]), aServer({}, ['TIPPFEHLER1']));
    expect(order?.order).toMatchObject({ issues: [{ params: { suggestion: 'VOM-SERVER' } }] });
  });

  it('tells of a rejected order at once that its products are unknown and its number is taken', async () => {
    const file = aFile([{ city: '', product_id: 'FEHLT' }, { external_order_id: 'B-2' }]);
    const [order, other] = await planned(file, aServer({ 'B-1': 'ffffffffffffffff' }, ['ART-1']));
    expect(order).toMatchObject({ outcome: 'invalid', storedOrderId: 100 });
    const issues = order !== undefined && isRejected(order.order) ? order.order.issues : [];
    expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'external_order_id alreadyExists',
      'city required',
      'product_id unknownProduct',
    ]);
    expect(other?.outcome).toBe('create');
  });

  it('takes items in another order for the same content, and tells no difference of them', async () => {
    const rows = [{ product_id: 'ART-2' }, { product_id: 'ART-1' }];
    const [before] = await checked(aFile(rows));
    if (before === undefined || isRejected(before)) throw new Error('not a good order');
    const content = before.order as NewOrder;
    const server = aServer({ 'B-1': orderContentHash(content) }, ['ART-1', 'ART-2']);
    const [again] = await planned(aFile(rows.toReversed()), server);
    expect([content.items.length, again?.outcome]).toEqual([2, 'unchanged']);
    const moved = { ...content, items: content.items.toReversed(), date: '2026-11-30' };
    expect(differencesOf(content, moved).map(({ field }) => field)).toEqual(['date']);
  });

  it('has an order replaced that can be the same, and one that was cancelled', async () => {
    const [before] = await checked(aFile([{}]));
    if (before === undefined || isRejected(before)) throw new Error('not a good order');
    const content = before.order as NewOrder;
    const another = { ...content.address, name: 'Silke Harms', company: '', street: 'Ring 9', email: '' };
    const kept = async (status: 'offen' | 'storniert', address: NewOrder['address']) => {
      const file = aFile([{ quantity: '3' }]);
      const order = { external_order_id: 'B-1', order_id: 100, status } as const;
      const options = {
        mapping: file.mapping,
        lookup: aServer({ 'B-1': 'ffffffffffffffff' }, ['ART-1']).lookup,
        compare: async () => ({ orders: [{ ...order, content: { ...content, address } }] }),
      };
      const plan: PlannedOrder[] = [];
      for await (const batch of planOrders(inBatches(await checked(file)), options)) plan.push(...batch);
      return plan[0]?.stored?.kept;
    };
    expect(await kept('offen', content.address)).toBeNull();
    expect(await kept('offen', another)).toBe('otherRecipient');
    expect(await kept('storniert', another)).toBeNull();
  });

  it('lays the stored order beside a conflict, field by field', async () => {
    const file = aFile([{ street: 'Gartenweg 8', quantity: '3' }, { external_order_id: 'B-2' }]);
    const [before] = await checked(aFile([{}]));
    if (before === undefined || isRejected(before)) throw new Error('not a good order');
    const asked: CompareRequest[] = [];
    const plan: PlannedOrder[] = [];
    const options = {
      mapping: file.mapping,
      lookup: aServer({ 'B-1': 'ffffffffffffffff' }, ['ART-1']).lookup,
      async compare(request: CompareRequest) {
        asked.push(request);
        const content = before.order as NewOrder;
        const order = {
          external_order_id: 'B-1',
          order_id: 100,
          status: 'offen',
          content,
        } as const;
        return { orders: [order] };
      },
    };
    for await (const batch of planOrders(inBatches(await checked(file)), options)) plan.push(...batch);
    expect(asked).toEqual([{ external_order_ids: ['B-1'] }]);
    expect(plan[0]?.stored).toEqual({
      status: 'offen',
      kept: null,
      differences: [
        { field: 'street', stored: 'Gartenweg 7', file: 'Gartenweg 8' },
        { field: 'product_id_and_quantity', stored: 'ART-1:2', file: 'ART-1:3' },
      ],
      reserved: before.order.items,
    });
    expect(
      refusedOrder(plan[0]!, file.mapping)?.issues.map(({ column, value, params }) => [
        column,
        value,
        params,
      ]),
    ).toEqual([
      [1, 'B-1', { field: 'B-1' }],
      [11, 'Gartenweg 8', { stored: 'Gartenweg 7' }],
      [null, 'ART-1:3', { stored: 'ART-1:2' }],
    ]);
  });
});
