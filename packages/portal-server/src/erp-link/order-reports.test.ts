import {
  ordersCancel,
  ordersCreate,
  ordersFind,
  ordersTimeline,
  ordersUpdate,
} from '@kontor/portal-core/orders';
import { productsFind } from '@kontor/portal-core/products';
import type { OrderReport, OrderReportsAnswer } from '@kontor/portal-core/erp-link';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { createKey, tradeKey } from '../testing/embedding.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import { MERCHANTS, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('orders reported by the ERP', (setup) => {
  let server: TestServer;
  let secret = '';
  let made = 0;
  let order = { id: 0, number: '' };

  const send = (path: string, body: unknown, key = secret, headers: Record<string, string> = {}) =>
    server.send(path, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const report = async (...records: OrderReport[]): Promise<OrderReportsAnswer> => {
    const answer = await send('/erp/orders', { records });
    expect(answer.status).toBe(200);
    return (await answer.json()) as OrderReportsAnswer;
  };
  const resultOf = async (record: Omit<OrderReport, 'external_order_id'>) => {
    const { entries } = await report({ external_order_id: order.number, ...record });
    return entries.map(({ result, status, errors }) => [
      result,
      status,
      ...errors.map(({ code }) => code),
    ])[0];
  };
  const create = async (user: 'nordwind' | 'alpenshop' = 'nordwind', number = `E-${(made += 1)}`) => {
    const body = [{ ...anOrder(), external_order_id: number }];
    const [entry] = (await server.as(user).call(ordersCreate, { body })).entries;
    return { id: entry!.order_id, number };
  };
  const stored = async ({ id } = order) => {
    const [row] = await server.database.read('erp_orders').where({ id });
    return [row?.status, row?.tracking_number, row?.carrier];
  };
  const stock = async () => {
    const [row] = await server.database.read('erp_stock').select('available', 'reserved').orderBy('id');
    return [Number(row?.available), Number(row?.reserved)];
  };

  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: (database) =>
        database.write(async (trx) => {
          await insertProducts(trx, 2, [{ number: 'TASSE-01', name: 'Tasse', available: 1000 }]);
          await insertProducts(trx, 1, [{ number: 'TASSE-01', name: 'Tasse', available: 1000 }]);
        }),
    });
    const key = { scopes: ['erp:report'], user_id: USERS.lager.id } as const;
    secret = (await createKey(server, { ...key, merchant_id: null })).secret;
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    order = await create();
  });

  it('leave the house: status, tracking number and carrier are stored and found, and reserved stock goes', async () => {
    const [available, reserved] = await stock();
    const shipped = {
      status: 'versendet',
      tracking_numbers: ['JJD 001'],
      carrier: 'DHL Paket',
      erp_number: '4711',
    };
    expect(await resultOf(shipped)).toEqual(['applied', 'geliefert']);
    expect(await stored()).toEqual(['geliefert', 'JJD 001', 'DHL']);
    expect(await stock()).toEqual([available, reserved! - 1]);
    const { entries } = await server.as('nordwind').call(ordersFind, { body: { search: 'jjd 001' } });
    expect(entries.map(({ fieldData }) => fieldData.Externe_Order_ID)).toContain(order.number);
    const timeline = await server.as('nordwind').call(ordersTimeline, { params: { id: order.id } });
    expect(timeline.entries[0]).toMatchObject({
      action: 'erpLink.orders',
      detail: {
        from: 'offen',
        to: 'geliefert',
        tracking_number: 'JJD 001',
        carrier: 'DHL',
        erp_number: '4711',
      },
    });
    expect(await resultOf(shipped)).toEqual(['unchanged', 'geliefert']);
  });

  it('keep the first number when a second parcel is reported, and take no number away', async () => {
    await resultOf({ status: 'geliefert', tracking_numbers: ['A1'] });
    expect(await resultOf({ tracking_numbers: ['A2', 'A1'] })).toEqual(['applied', 'geliefert']);
    expect(await resultOf({ tracking_numbers: [] })).toEqual(['unchanged', 'geliefert']);
    expect((await stored())[1]).toBe('A1\rA2');
  });

  it('only go forward, whatever comes late', async () => {
    await resultOf({ status: 'verrechnet', source_version: 7 });
    expect(await resultOf({ status: 'geliefert' })).toEqual(['stale', 'verrechnet']);
    expect(await resultOf({ status: 'offen' })).toEqual(['stale', 'verrechnet']);
    expect(await resultOf({ status: 'storniert', source_version: 6 })).toEqual(['stale', 'verrechnet']);
    expect(await resultOf({ status: 'storniert', source_version: 7 })).toEqual(['applied', 'storniert']);
  });

  it('compare instants with their zones', async () => {
    await resultOf({ carrier: 'GLS', source_time: '2026-10-25T02:30:00+01:00' });
    expect(await resultOf({ carrier: 'UPS', source_time: '2026-10-25T02:59:00+02:00' })).toEqual([
      'stale',
      'offen',
    ]);
    expect(await resultOf({ carrier: 'UPS', source_time: '2026-10-25T01:31:00Z' })).toEqual([
      'applied',
      'offen',
    ]);
    expect(await resultOf({ source_time: '2026-10-25 02:30' })).toEqual(['invalid', null, 'instantWithZone']);
  });

  it('do not lift the hold of a person, but their own', async () => {
    const hold = { params: { id: order.id }, body: { fieldData: { Status: 'on hold' } } };
    await server.as('nordwind').call(ordersUpdate, hold);
    expect(await resultOf({ status: 'offen' })).toEqual(['conflict', 'on hold', 'orderHeld']);
    expect(await resultOf({ status: 'geliefert' })).toEqual(['applied', 'geliefert']);
    order = await create();
    expect(await resultOf({ status: 'on hold' })).toEqual(['applied', 'on hold']);
    expect(await resultOf({ status: 'offen' })).toEqual(['applied', 'offen']);
  });

  it('do not hold again what a person released, nor release what a person held after them', async () => {
    const set = (Status: string) =>
      server.as('nordwind').call(ordersUpdate, { params: { id: order.id }, body: { fieldData: { Status } } });
    expect(await resultOf({ status: 'on hold', source_version: 1 })).toEqual(['applied', 'on hold']);
    await set('offen');
    expect(await resultOf({ status: 'on hold', source_version: 1 })).toEqual(['unchanged', 'offen']);
    await set('on hold');
    expect(await resultOf({ status: 'offen', source_version: 2 })).toEqual([
      'conflict',
      'on hold',
      'orderHeld',
    ]);
    expect(await resultOf({ status: 'storniert' })).toEqual(['conflict', 'on hold', 'orderHeld']);
    order = await create();
    await resultOf({ status: 'on hold' });
    expect(await resultOf({ status: 'storniert' })).toEqual(['applied', 'storniert']);
  });

  it('change nothing of an order that was cancelled: a person must know that it was sent', async () => {
    await server.as('nordwind').call(ordersCancel, { body: { orderId: order.id } });
    const sent = { status: 'geliefert', tracking_numbers: ['X1'] };
    expect(await resultOf(sent)).toEqual(['conflict', 'storniert', 'orderCancelled']);
    expect(await stored()).toEqual(['storniert', '', '']);
    const again = await create('nordwind', order.number);
    expect(await resultOf(sent)).toEqual(['applied', 'geliefert']);
    expect(await stored(again)).toEqual(['geliefert', 'X1', '']);
  });

  it('give back what was reserved when the ERP cancels', async () => {
    const [available, reserved] = await stock();
    expect(await resultOf({ status: 'Storno' })).toEqual(['applied', 'storniert']);
    expect(await stock()).toEqual([available! + 1, reserved! - 1]);
  });

  it('are judged one by one: a bad record keeps out no good one, and the set again changes nothing', async () => {
    const others = [await create(), await create()];
    const set: OrderReport[] = [
      { external_order_id: others[0]!.number, status: 'geliefert' },
      { external_order_id: 'gibt es nicht', status: 'geliefert' },
      { external_order_id: others[1]!.number, status: 'irgendwas', tracking_numbers: ['1,23457E+13', ''] },
      { status: 'offen' },
      { order_id: others[1]!.id, tracking_numbers: ['Z1'] },
      { order_id: others[1]!.id, tracking_numbers: ['Z2'] },
      { order_id: 99_999_999, status: 'geliefert' },
    ];
    const { entries, counts } = await report(...set);
    expect(entries.map(({ result }) => result)).toEqual([
      'applied',
      'unknown',
      'invalid',
      'invalid',
      'applied',
      'applied',
      'unknown',
    ]);
    expect(entries[2]!.errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'status unknownErpStatus',
      'tracking_numbers.0 scientificNumber',
      'tracking_numbers.1 required',
    ]);
    expect(counts).toEqual({
      applied: 3,
      unknown: 2,
      invalid: 2,
      unchanged: 0,
      stale: 0,
      conflict: 0,
      failed: 0,
    });
    expect((await stored(others[1]))[1]).toBe('Z1\rZ2');
    expect((await report(...set)).counts).toMatchObject({ applied: 0, unchanged: 3 });
  });

  it('that do not fit their shape are refused by themselves, and null says nothing', async () => {
    const records = [
      {
        external_order_id: order.number,
        carrier: 'UPS',
        status: null,
        merchant_erp_id: null,
        source_version: null,
      },
      { external_order_id: 1001, status: 'geliefert' },
      { external_order_id: order.number, source_version: '7' },
      { external_order_id: order.number, unbekannt: 1 },
      { order_id: 0 },
      null,
      'Text',
      [],
    ];
    const answer = await send('/erp/orders', { records });
    expect(answer.status).toBe(200);
    const { entries } = (await answer.json()) as OrderReportsAnswer;
    expect(entries.map(({ result }) => result)).toEqual(['applied', ...Array<string>(7).fill('invalid')]);
    expect(entries[1]).toMatchObject({ external_order_id: '1001', errors: [{ path: 'external_order_id' }] });
  });

  it('of one order are bounded: neither its numbers nor the time they take grow without end', async () => {
    const records = Array.from({ length: 2000 }, (_, at) => ({
      order_id: order.id,
      tracking_numbers: Array.from({ length: 5 }, (_1, n) => `P${at * 5 + n + 1}`),
    }));
    const { counts } = await report(...records);
    expect(counts).toMatchObject({ applied: 10, conflict: 1990 });
    expect((await stored())[1]!.toString().split('\r')).toHaveLength(50);
  });

  it('are only foretold when asked so', async () => {
    const records = [{ external_order_id: order.number, status: 'geliefert' }];
    const answer = (await (
      await send('/erp/orders', { records, dryRun: true })
    ).json()) as OrderReportsAnswer;
    expect(answer.entries[0]).toMatchObject({ result: 'applied', status: 'geliefert', order_id: order.id });
    expect((await stored())[0]).toBe('offen');
  });

  it('name the merchant where two have the same number, and stay within the merchant of their key', async () => {
    const twin = await create('alpenshop', order.number);
    expect(await resultOf({ status: 'geliefert' })).toEqual(['conflict', null, 'orderOfSeveral']);
    expect(await resultOf({ status: 'geliefert', merchant_erp_id: MERCHANTS.alpenshop.erpId })).toEqual([
      'applied',
      'geliefert',
    ]);
    expect([await stored(), await stored(twin)].map(([status]) => status)).toEqual(['offen', 'geliefert']);
    const own = await createKey(server, { scopes: ['erp:report'], user_id: USERS.lager.id });
    await server.as('nordwind').call(ordersCancel, { body: { orderId: order.id } });
    expect(await resultOf({ carrier: 'DHL' })).toEqual(['conflict', null, 'orderOfSeveral']);
    expect((await report({ order_id: twin.id, external_order_id: 'anders' })).entries[0]).toMatchObject({
      result: 'conflict',
      errors: [expect.objectContaining({ code: 'orderDiffers' })],
    });
    expect((await report({ order_id: twin.id, merchant_erp_id: 2 })).counts.conflict).toBe(1);
    order = await create();
    const records: OrderReport[] = [
      { external_order_id: order.number, tracking_numbers: ['N1'] },
      { order_id: twin.id, tracking_numbers: ['N1'] },
      { external_order_id: order.number, merchant_erp_id: 1, tracking_numbers: ['N1'] },
    ];
    const answer = (await (await send('/erp/orders', { records }, own.secret)).json()) as OrderReportsAnswer;
    expect(answer.entries.map(({ result }) => result)).toEqual(['applied', 'unknown', 'unknown']);
    expect(await stored(twin)).toEqual(['geliefert', '', '']);
  });

  it('find an order whose number a spreadsheet has shortened by its zeros', async () => {
    order = await create('nordwind', `000${7_000_000 + made}`);
    const number = order.number.replace(/^0+/, '');
    const { entries } = await report({ external_order_id: number, carrier: 'DPD' });
    expect(entries[0]).toMatchObject({ result: 'applied', order_id: order.id });
  });

  it('come with the key of an ERP, which opens nothing else and no browser may send', async () => {
    const body = { records: [{ external_order_id: order.number, carrier: 'UPS' }] };
    expect((await send('/erp/orders', body, secret, { Origin: 'https://shop.example' })).status).toBe(403);
    expect((await server.send('/orders/1', { headers: { Authorization: `Bearer ${secret}` } })).status).toBe(
      403,
    );
    expect((await tradeKey(server, secret)).status).toBe(403);
    const page = await createKey(server, {});
    expect((await send('/erp/orders', body, page.secret)).status).toBe(403);
    const audit = await server.database
      .read('audit_log')
      .where({ action: 'erpLink.orders' })
      .orderBy('id', 'desc');
    expect(audit[0]).toMatchObject({ embedded: 0, actor_id: USERS.lager.id });
    expect(audit.every(({ api_key_id }) => api_key_id !== null)).toBe(true);
  });

  it('store five thousand at once', async () => {
    const orders = await server.as('nordwind').call(ordersCreate, {
      body: Array.from({ length: 500 }, () => ({ ...anOrder(), external_order_id: `E-${(made += 1)}` })),
    });
    const records = Array.from({ length: 5000 }, (_, at) => ({
      order_id: orders.entries[at % 500]!.order_id,
      tracking_numbers: [`T1${at}`],
      status: 'geliefert',
    }));
    expect((await report(...records)).counts.applied).toBe(5000);
    expect((await stored({ id: orders.entries[3]!.order_id, number: '' }))[1]).toBe(
      Array.from({ length: 10 }, (_, turn) => `T1${turn * 500 + 3}`).join('\r'),
    );
    const { entries } = await server.as('nordwind').call(productsFind, { body: { search: 'Tasse' } });
    expect(entries.length).toBeGreaterThan(0);
  });
});
