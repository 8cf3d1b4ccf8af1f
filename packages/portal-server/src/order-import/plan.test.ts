import { normaliseOrder, orderTwinHash } from '@kontor/portal-core/orders';
import type { PortalClient } from '@kontor/portal-core/wire';
import {
  orderImportsCompare,
  orderImportsForesee,
  orderImportsLookup,
} from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { deliverySteps, DELIVERY_NOW } from '../testing/deliveries.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import { insertFiles } from '../testing/files.js';
import { aPayload } from '../testing/imports.js';
import { MERCHANTS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const NORDWIND = MERCHANTS.nordwind.erpId;
const ALPENSHOP = MERCHANTS.alpenshop.erpId;
const PRODUCTS = [
  { number: 'NW1001', name: 'Teedose Grün', ean: '4006381333931', available: 12 },
  { number: 'NW1002', name: 'Teedose', available: 5 },
  { number: 'NW-2001', name: 'Teedose', available: 0 },
  { number: 'Ä-77', name: 'Äpfel', available: 0 },
  { number: 'NW-39', name: 'Gummistiefel „Watt“ Gr. 39', available: 0 },
  { number: 'NW-43', name: 'Gummistiefel „Watt“ Gr. 43', available: 0 },
  { number: 'NW-G', name: 'Emaille-Häferl „Gams“ 0,35 l', available: 0 },
  { number: 'NW-A', name: 'Emaille-Häferl „Almrausch“ 0,35 l', available: 0 },
];

describeOnBothEngines('what a plan asks', (setup) => {
  let server: TestServer;
  let client: PortalClient;
  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: async ({ write }) => {
        await insertFiles({ write }, ['lieferschein.pdf']);
        await write(async (trx) => {
          await insertProducts(trx, NORDWIND, PRODUCTS);
          await insertProducts(trx, ALPENSHOP, [{ number: 'NW1003', name: 'Fremdes', available: 9 }]);
          const items = [{ id: 'NW1001', name: '', qty: 2 }];
          const stored = [
            anOrder({ external_order_id: 'N-1', items, date: '2026-11-01' }),
            anOrder({ external_order_id: 'N-2', items, date: '2026-11-02', status: 'on hold' }),
            anOrder({
              external_order_id: 'N-OLD',
              items: [{ id: 'NW1002', name: '', qty: 1 }],
              date: '2026-01-01',
            }),
          ];
          await sqlErp.insertOrders(trx, NORDWIND, stored, { source: 'test' });
          await sqlErp.insertOrders(trx, ALPENSHOP, [anOrder({ external_order_id: 'N-1' })], {
            source: 'test',
          });
        });
      },
    });
    server.time.now = DELIVERY_NOW;
    client = server.as('nordwind');
  });
  afterAll(() => server.stop());
  const near = async (...product_ids: string[]) => {
    const answer = await client.call(orderImportsLookup, { body: { external_order_ids: [], product_ids } });
    return answer.near;
  };

  it.each([
    ['nw1001', 'NW1001'],
    ['NW\u200b1001', 'NW1001'],
    ['NW-1001', 'NW1001'],
    ['NW2001', 'NW-2001'],
    ['NW10O2', 'NW1002'],
    ['WN1002', 'NW1002'],
    ['teedose grün', 'NW1001'],
    ['ä-77', 'Ä-77'],
    ['4006381333931', 'NW1001'],
  ])('proposes for the unknown product %s the known %s', async (id, suggestion) => {
    expect(await near(id)).toMatchObject([{ id, suggestion }]);
  });

  it('tells of an EAN and of a name that they are exact, with the name of the product', async () => {
    const product_ids = ['4006381333931', 'teedose grün', 'Teedose, gruen', 'nw1001', 'NW10O2'];
    const { near: told, products } = await client.call(orderImportsLookup, {
      body: { external_order_ids: [], product_ids },
    });
    expect(told).toEqual([
      { id: '4006381333931', suggestion: 'NW1001', exact: 'ean' },
      { id: 'teedose grün', suggestion: 'NW1001', exact: 'name' },
      { id: 'Teedose, gruen', suggestion: 'NW1001' },
      { id: 'nw1001', suggestion: 'NW1001' },
      { id: 'NW10O2', suggestion: 'NW1002' },
    ]);
    expect(products).toEqual([{ id: 'NW1001', name: 'Teedose Grün' }]);
  });

  it('calls a name that goes on in the catalogue no exact one', async () => {
    const product = { number: 'LN1', name: 'Laterne Messing groß', available: 1 };
    await server.database.write((trx) => insertProducts(trx, NORDWIND, [product]));
    expect(await near('Laterne Messing')).toEqual([{ id: 'Laterne Messing', suggestion: 'LN1' }]);
    expect(await near('laterne messing groß')).toEqual([
      { id: 'laterne messing groß', suggestion: 'LN1', exact: 'name' },
    ]);
  });

  it('proposes the same for a number whatever else a file asks for, and none of two that are equally near', async () => {
    await server.database.write((trx) =>
      insertProducts(
        trx,
        NORDWIND,
        ['LK1001', 'LK1021', 'LK1091', 'LK1101'].map((number) => ({ number, name: number, available: 1 })),
      ),
    );
    for (const others of [[], ['LK1091'], ['lk1001', 'LK1090', 'LK1O91']])
      expect(await near(...others, 'LK1O01')).toContainEqual({ id: 'LK1O01', suggestion: 'LK1001' });
    expect(await near('LKI0O1', 'LK1X01', 'LK10021')).toEqual([{ id: 'LKI0O1', suggestion: 'LK1001' }]);
    expect(await near('LK1012')).toEqual([{ id: 'LK1012', suggestion: 'LK1021' }]);
  });

  it.each(['NW1001', 'GANZ-ANDERS', 'Teedose', 'x', ''])('proposes nothing for %j', async (id) => {
    expect(await near(id)).toEqual([]);
  });

  it('proposes a product of exactly that name for every unknown one, however many there are', async () => {
    const unknown = Array.from({ length: 300 }, (_, at) => `GANZ-ANDERS-${at}-${'x'.repeat(30)}`);
    expect(await near(...unknown, 'Teedose Grün')).toEqual([
      { id: 'Teedose Grün', suggestion: 'NW1001', exact: 'name' },
    ]);
  });

  it('tells the only product a name, an EAN or a number means', async () => {
    const product_texts = [
      'TEEDOSE GRÜN',
      'Teedose',
      '4006381333931',
      '04006381333931',
      'nw1002',
      'Fremdes',
      '',
    ];
    const body = { external_order_ids: [], product_ids: [], product_texts };
    const { named = [] } = await client.call(orderImportsLookup, { body });
    expect(Object.fromEntries(named.map(({ text, id }) => [text, id]))).toEqual({
      'TEEDOSE GRÜN': 'NW1001',
      '4006381333931': 'NW1001',
      '04006381333931': 'NW1001',
      nw1002: 'NW1002',
    });
  });

  it.each<[string, string | undefined]>([
    ['Gummistiefel Watt Größe 39', 'NW-39'],
    ['GUMMISTIEFEL "WATT", SIZE 43', 'NW-43'],
    ['Gummistiefel Watt', undefined],
    ['Emaille-Haeferl Gams', 'NW-G'],
    ['Emaille-Häferl', undefined],
    ['Häferl Hirsch', undefined],
    ['gams', undefined],
  ])('tells which product %s names in another spelling, or in fewer words: %s', async (text, id) => {
    const body = { external_order_ids: [], product_ids: [], product_texts: [text] };
    const { named = [] } = await client.call(orderImportsLookup, { body });
    expect(named.map((one) => one.id)).toEqual(id === undefined ? [] : [id]);
  });

  it('proposes no product of another merchant', async () => {
    expect(await near('FREMDES', 'nw1003')).not.toContainEqual(
      expect.objectContaining({ suggestion: 'NW1003' }),
    );
  });

  it('compares stored orders with their status and content', async () => {
    const body = { external_order_ids: ['N-1', 'N-2', 'N-3'] };
    const { orders } = await client.call(orderImportsCompare, { body });
    expect(orders.map((order) => [order.external_order_id, order.status])).toEqual(
      expect.arrayContaining([
        ['N-1', 'offen'],
        ['N-2', 'on hold'],
      ]),
    );
    expect(orders).toHaveLength(2);
    const { content } = orders.find((order) => order.external_order_id === 'N-1')!;
    expect(content).toEqual({
      ...anOrder({ external_order_id: 'N-1', date: '2026-11-01' }),
      items: [{ id: 'NW1001', name: 'Teedose Grün', qty: 2 }],
    });
  });

  it('foresees what is there and what is announced, by date', async () => {
    const { create } = deliverySteps(() => server);
    const announce = (delivery_datetime: string, qty: number) =>
      create({
        delivery_datetime,
        warehouse: 'Hauptlager',
        products: JSON.stringify([{ id: 'NW1001', name: '', qty }]),
      });
    await announce('2026-12-01T08:00:00Z', 30);
    await announce('2026-11-26T08:00:00Z', 4);
    const body = {
      products: [
        { id: 'NW1001', qty: 20 },
        { id: 'NW1003', qty: 1 },
      ],
      twins: [],
    };
    const { products } = await client.call(orderImportsForesee, { body });
    expect(products).toEqual([
      {
        id: 'NW1001',
        name: 'Teedose Grün',
        available: 8,
        announced: [
          { delivery_id: expect.any(Number) as number, date: '2026-11-26', qty: 4 },
          { delivery_id: expect.any(Number) as number, date: '2026-12-01', qty: 30 },
        ],
      },
    ]);
  });

  it('finds the orders with the same address and items under another number, of the last 60 days, the newest last', async () => {
    const twin = (id: string, qty: number) => orderTwinHash({ ...anOrder(), items: [{ id, name: '', qty }] });
    const twins = [twin('NW1001', 2), twin('NW1002', 1), twin('NW1001', 3)];
    const found = async () =>
      (await client.call(orderImportsForesee, { body: { products: [], twins } })).twins;
    const all = await found();
    expect(all.map(({ external_order_id }) => external_order_id)).toEqual(['N-1', 'N-2']);
    expect(all.at(-1)).toEqual({
      twin: twins[0],
      order_id: expect.any(Number) as number,
      external_order_id: 'N-2',
      date: '2026-11-02',
    });
    await server.database.write((trx) =>
      trx('erp_orders').where({ external_order_id: 'N-2' }).update({ status: 'storniert' }),
    );
    expect((await found()).map(({ external_order_id }) => external_order_id)).toEqual(['N-1']);
    const theirs = await server
      .as('alpenshop')
      .call(orderImportsForesee, { body: { products: [], twins: twins.slice(0, 1) } });
    expect(theirs.twins).toEqual([]);
  });

  it('tells twins whatever the case, the date and the order of the items', () => {
    const hash = (different: Parameters<typeof aPayload>[1]) =>
      orderTwinHash(normaliseOrder(aPayload('X-1', different)));
    const items = [
      { id: 'A', qty: 1 },
      { id: 'B', qty: 2 },
    ];
    const address = aPayload('X-1').address;
    expect(hash({ items, date: '2026-01-01' })).toBe(hash({ items: items.toReversed() }));
    expect(hash({ address: { ...address, street: 'AM DEICH 7' } })).toBe(hash({}));
    expect(hash({ address: { ...address, street: 'Am Deich 8' } })).not.toBe(hash({}));
    expect(hash({ items: [{ id: 'A', qty: 2 }] })).not.toBe(hash({ items: [{ id: 'A', qty: 1 }] }));
  });
});
