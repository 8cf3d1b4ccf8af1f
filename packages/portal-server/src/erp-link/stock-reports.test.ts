import { productsFind } from '@kontor/portal-core/products';
import { ordersCancel, ordersCreate } from '@kontor/portal-core/orders';
import type { StockReport, StockReportsAnswer } from '@kontor/portal-core/erp-link';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { createKey } from '../testing/embedding.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import { USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('stock reported by the warehouse', (setup) => {
  let server: TestServer;
  let secret = '';
  let made = 0;
  let product = '';

  const report = async (...records: StockReport[]): Promise<StockReportsAnswer> => {
    const answer = await server.send('/erp/stock', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ records }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as StockReportsAnswer;
  };
  const resultOf = async (different: Partial<StockReport>) => {
    const record = { product_number: product, merchant_erp_id: 2, warehouse: 'Hauptlager', on_hand: 10 };
    const { entries } = await report({ ...record, ...different });
    return entries.map(({ result, available, errors }) => [
      result,
      available,
      ...errors.map(({ code }) => code),
    ])[0];
  };
  const places = async () => {
    const rows = await server.database
      .read('erp_stock')
      .join('erp_products', 'erp_products.id', 'erp_stock.product_id')
      .where({ product_number: product })
      .orderBy('erp_stock.id')
      .select('erp_stock.position', 'available', 'reserved');
    return rows.map(({ position, available, reserved }) => [position, Number(available), Number(reserved)]);
  };
  /** Available, reserved and all pieces of the product, as lists show them. */
  const sums = async () => {
    const { entries } = await server.as('nordwind').call(productsFind, { body: { search: product } });
    const { available, reserved, total } = entries[0]!.stock!;
    return [available, reserved, total];
  };

  beforeAll(async () => {
    server = await startTestServer(setup, {});
    const key = { scopes: ['erp:report'], user_id: USERS.lager.id } as const;
    secret = (await createKey(server, { ...key, merchant_id: null })).secret;
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    product = `LAGER-${(made += 1)}-X`;
    await server.database.write((trx) =>
      insertProducts(trx, 2, [{ number: product, name: 'Tasse', available: 20 }]),
    );
  });

  it('is what lies there, less what orders have reserved', async () => {
    const items = [{ id: product, name: 'Tasse', qty: 3 }];
    const body = [{ ...anOrder({ items }), external_order_id: `S-${made}` }];
    await server.as('nordwind').call(ordersCreate, { body });
    expect(await resultOf({ on_hand: 10 })).toEqual(['applied', 7]);
    expect(await sums()).toEqual([7, 3, 10]);
    expect(await resultOf({ on_hand: 10 })).toEqual(['unchanged', 7]);
    expect(await resultOf({ on_hand: 1 })).toEqual(['applied', -2]);
    const touched = await server.database
      .read('audit_records')
      .where({ kind: 'product' })
      .orderBy('id', 'desc');
    expect(JSON.parse(String(touched[0]?.detail))).toMatchObject({ from: 7, to: -2 });
  });

  it('of a file tells, while it is only looked at, where else pieces of its products lie', async () => {
    await report({ product_number: product, merchant_erp_id: 2, warehouse: 'Hauptlager', on_hand: 20 });
    const [[home] = []] = await places();
    const record = { product_number: product, merchant_erp_id: 2, warehouse: 'Hauptlager', on_hand: 4 };
    const file = { key: 'look-at-places', name: 'bestand.csv' };
    const look = async (body: object) => {
      const answer = await server.send('/erp/stock', {
        method: 'PUT',
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { entries } = (await answer.json()) as StockReportsAnswer;
      return entries.map(({ others }) => others);
    };
    const there = { ...record, position: 'Z-99' };
    expect(await look({ records: [there, { ...there, position: 'Z-98' }], dryRun: true, file })).toEqual([
      [{ position: home, on_hand: 20 }],
      undefined,
    ]);
    const named = [there, { ...there, position: String(home).toLowerCase() }];
    expect(await look({ records: named, dryRun: true, file })).toEqual([undefined, undefined]);
    expect(await look({ records: [record], dryRun: true, file })).toEqual([undefined]);
    expect(await look({ records: [there], dryRun: true })).toEqual([undefined]);
  });

  it('is that of a place, or of all places of the warehouse', async () => {
    expect(await resultOf({ position: 'B-02', on_hand: 4 })).toEqual(['applied', 4]);
    const [first] = await places();
    expect(await places()).toEqual([first, ['B-02', 4, 0]]);
    expect(await resultOf({ position: 'b-02', on_hand: 5 })).toEqual(['applied', 5]);
    expect(await resultOf({ on_hand: 30 })).toEqual(['applied', 30]);
    expect((await places()).map(([, available]) => available)).toEqual([25, 5]);
  });

  it('names its product in any case, one product however it is written', async () => {
    expect(await resultOf({ product_number: product.toLowerCase(), on_hand: 7 })).toEqual(['applied', 7]);
    const record = { product_number: product, merchant_erp_id: 2, warehouse: 'Hauptlager', on_hand: 4 };
    const { entries } = await report(record, {
      ...record,
      product_number: product.toLowerCase(),
      position: 'B-02',
    });
    expect(entries.map(({ errors }) => errors[0]?.code)).toEqual(['wholeAndPlace', 'wholeAndPlace']);
  });

  it('is not taken back by an older message', async () => {
    expect(await resultOf({ on_hand: 8, source_version: 5 })).toEqual(['applied', 8]);
    expect(await resultOf({ on_hand: 9, source_version: 4 })).toEqual(['stale', 8]);
    expect(await resultOf({ on_hand: 8, source_version: 6 })).toEqual(['unchanged', 8]);
    expect(await resultOf({ on_hand: 9, source_version: 5 })).toEqual(['stale', 8]);
  });

  it('of a product that had no place takes off what open orders need', async () => {
    await server.database.write((trx) => trx('erp_stock').where('product_id', '>', 0).delete());
    const items = [{ id: product, name: 'Tasse', qty: 3 }];
    const body = [{ ...anOrder({ items }), external_order_id: `U-${made}` }];
    const { entries } = await server.as('nordwind').call(ordersCreate, { body });
    expect(await resultOf({ on_hand: 10 })).toEqual(['applied', 7]);
    expect(await sums()).toEqual([7, 3, 10]);
    await server.as('nordwind').call(ordersCancel, { body: { orderId: entries[0]!.order_id } });
    expect(await sums()).toEqual([10, 0, 10]);
  });

  it('in a second warehouse takes nothing off: it is reserved in the first', async () => {
    const items = [{ id: product, name: 'Tasse', qty: 3 }];
    const body = [{ ...anOrder({ items }), external_order_id: `V-${made}` }];
    await server.as('nordwind').call(ordersCreate, { body });
    await server.database.write(async (trx) => {
      if ((await trx('erp_warehouses').where({ name: 'Zweites Lager' })).length === 0)
        await trx('erp_warehouses').insert({ name: 'Zweites Lager' });
    });
    expect(await resultOf({ warehouse: 'Zweites Lager', on_hand: 5 })).toEqual(['applied', 5]);
    expect(await sums()).toEqual([22, 3, 25]);
  });

  it('is summed up for its product, and for another one that gets its place', async () => {
    const change = (set: object) =>
      server.database.write((trx) =>
        trx('erp_stock')
          .whereIn('product_id', trx('erp_products').where({ product_number: product }).select('id'))
          .update(set),
      );
    await change({ available: 6, reserved: 4 });
    expect(await sums()).toEqual([6, 4, 10]);
    await change({ reserved: 1 });
    expect(await sums()).toEqual([6, 1, 7]);
    await server.database.write((trx) =>
      insertProducts(trx, 2, [{ number: `${product}-2`, name: 'Kanne', available: 1 }]),
    );
    const [other] = await server.database.read('erp_products').where({ product_number: `${product}-2` });
    await change({ product_id: other?.id, position: 'Z-1' });
    expect(await sums()).toEqual([0, 0, 0]);
    product = `${product}-2`;
    expect(await sums()).toEqual([7, 1, 8]);
  });

  it('of a whole warehouse and of a place in it are not mixed up', async () => {
    expect(await resultOf({ position: 'D-1', on_hand: 4, source_time: '2026-11-20T08:00:00Z' })).toEqual([
      'applied',
      4,
    ]);
    expect(await resultOf({ on_hand: 30, source_time: '2026-11-20T10:00:00Z' })).toEqual(['applied', 30]);
    expect(await resultOf({ position: 'D-1', on_hand: 9, source_time: '2026-11-20T09:00:00Z' })).toEqual([
      'stale',
      4,
    ]);
    const record = { product_number: product, merchant_erp_id: 2, warehouse: 'Hauptlager', on_hand: 1 };
    const { entries } = await report({ ...record, position: 'D-1' }, record);
    expect(entries.map(({ result, errors }) => [result, errors[0]?.code])).toEqual([
      ['invalid', 'wholeAndPlace'],
      ['invalid', 'wholeAndPlace'],
    ]);
  });

  it('is refused record by record, with the reason', async () => {
    expect(await resultOf({ on_hand: 2.5 })).toEqual(['invalid', null, 'integer']);
    expect(await resultOf({ on_hand: -1 })).toEqual(['invalid', null, 'min']);
    expect(await resultOf({ product_number: 'fehlt' })).toEqual(['unknown', null, 'unknownProduct']);
    expect(await resultOf({ warehouse: 'Mond' })).toEqual(['unknown', null, 'unknownWarehouse']);
    const { entries } = await report({ product_number: product, warehouse: 'Hauptlager', on_hand: 1 });
    expect(entries[0]!.errors.map(({ path, code }) => [path, code])).toEqual([
      ['merchant_erp_id', 'required'],
    ]);
    expect(await sums()).toEqual([20, 0, 20]);
  });

  it('belongs to the merchant of the key alone', async () => {
    const own = await createKey(server, { scopes: ['erp:report'], user_id: USERS.lager.id });
    const answer = await server.send('/erp/stock', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${own.secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        records: [
          { product_number: product, warehouse: 'hauptlager', on_hand: 3 },
          { product_number: product, warehouse: 'Hauptlager', on_hand: 3, merchant_erp_id: 1 },
        ],
      }),
    });
    const { entries } = (await answer.json()) as StockReportsAnswer;
    expect(entries.map(({ result }) => result)).toEqual(['applied', 'unknown']);
  });

  it('of several places of one product in one set is applied in their order', async () => {
    const record = { product_number: product, merchant_erp_id: 2, warehouse: 'Hauptlager' };
    const { counts } = await report(
      { ...record, position: 'C-1', on_hand: 1 },
      { ...record, position: 'C-1', on_hand: 6 },
      { ...record, position: 'C-2', on_hand: 2 },
    );
    expect(counts.applied).toBe(3);
    expect((await places()).slice(1)).toEqual([
      ['C-1', 6, 0],
      ['C-2', 2, 0],
    ]);
  });
});
