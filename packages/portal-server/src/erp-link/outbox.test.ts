import { createHmac } from 'node:crypto';
import {
  erpConnectionRead,
  erpConnectionRemove,
  erpConnectionWrite,
  erpLaneDecide,
  erpLanes,
  erpLanesRepeat,
  erpOrders,
  erpSendOpen,
} from '@kontor/portal-core/erp-link';
import { orderImportsUndo } from '@kontor/portal-core/order-import';
import {
  ordersCancel,
  ordersCreate,
  ordersReplace,
  ordersTimeline,
  ordersUpdate,
} from '@kontor/portal-core/orders';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOutbox, startConnectedErp, type ConnectedErp } from '../testing/connected-erp.js';
import { anOrder } from '../testing/erp-records.js';
import { anOpening, openImport, sendChunk } from '../testing/imports.js';

describeOnBothEngines('news of orders for the ERP', (setup) => {
  let erp: ConnectedErp;
  const admin = () => erp.server.as('admin');
  const types = () => erp.received.map(({ type }) => type);

  beforeAll(async () => {
    erp = await startConnectedErp(setup);
  });
  afterAll(() => erp.stop());
  beforeEach(() => erp.connect());

  it('are sent signed, with the record and its address, and the number of the answer is kept', async () => {
    erp.answers(() => ({ status: 200, body: { erp_number: 4711 } }));
    const [id] = await erp.create();
    expect(await erp.link(id!)).toMatchObject({ link: 'waiting', erp_number: '' });
    await erp.drain();
    expect(erp.received).toHaveLength(1);
    const { headers, body } = erp.received[0]!;
    expect(JSON.parse(body)).toMatchObject({
      type: 'order.created',
      data: {
        order_id: id,
        merchant_erp_id: 2,
        changed: {},
        order: { fieldData: { Status: 'offen' }, portalData: expect.anything() },
        address: { fieldData: expect.objectContaining({ Adresszeile_1: 'Jana Müller' }) },
      },
    });
    const key = Buffer.from(erp.secret.replace('whsec_', ''), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
    expect(await erp.link(id!)).toMatchObject({ link: 'known', erp_number: '4711', refusal: '' });
    expect(await erp.connection()).toMatchObject({ waiting: 0, blocked: 0, state: 'running', reason: '' });
  });

  it('name the cancelled orders of an undone import, which says how many the ERP knows', async () => {
    const nordwind = erp.server.as('nordwind');
    const id = await openImport(nordwind, anOpening(2));
    await sendChunk(nordwind, id, [2, 3]);
    await erp.drain();
    const undone = await nordwind.call(orderImportsUndo, { params: { id } });
    expect(undone).toEqual({ cancelled: 2, in_erp: 2, kept: [] });
    await erp.drain();
    expect(types()).toEqual(['order.created', 'order.created', 'order.cancelled', 'order.cancelled']);
  });

  it('that the ERP took within the last hour are counted', async () => {
    const ids = [...(await erp.create()), ...(await erp.create())];
    expect(ids).toHaveLength(2);
    expect(await erp.connection()).toMatchObject({ waiting: 2, sent_last_hour: 0 });
    await erp.drain();
    erp.server.time.now += 3_600_000;
    expect(await erp.connection()).toMatchObject({ waiting: 0, sent_last_hour: 2 });
    erp.server.time.now += 1000;
    expect(await erp.connection()).toMatchObject({ sent_last_hour: 0 });
  });

  it('come in the order of what happened, and of nothing that the ERP said itself', async () => {
    const [id] = await erp.create();
    const user = erp.server.as('nordwind');
    await user.call(ordersUpdate, { params: { id: id! }, body: { fieldData: { Status: 'on hold' } } });
    await admin().call(erpOrders, { body: { records: [{ order_id: id!, tracking_numbers: ['T1'] }] } });
    await user.call(ordersUpdate, { params: { id: id! }, body: { fieldData: { Status: 'offen' } } });
    await user.call(ordersReplace, {
      params: { id: id! },
      body: { ...anOrder(), external_order_id: erp.lastNumber },
    });
    await erp.drain();
    expect(types().filter((_, at) => erp.received[at]!.body.includes(`"order_id":${id},`))).toEqual([
      'order.created',
      'order.changed',
      'order.changed',
      'order.cancelled',
    ]);
    expect(types()).toHaveLength(5);
    expect(JSON.parse(erp.received[0]!.body)).not.toHaveProperty('data.changed.to');
  });

  it('are not written when the work is undone', async () => {
    await erp.create();
    const number = erp.lastNumber;
    await erp.drain();
    await expect(
      erp.server.as('nordwind').call(ordersCreate, { body: [{ ...anOrder(), external_order_id: number }] }),
    ).rejects.toMatchObject({ status: 409 });
    await erp.drain();
    expect(erp.received).toHaveLength(1);
  });

  it('wait behind what was refused of the same order and of no other, in the words of the ERP', async () => {
    const [bad, good] = await erp.create('nordwind', 2);
    erp.answers(({ body }) =>
      body.includes(`"order_id":${bad},`)
        ? { status: 422, body: { detail: 'Artikel TASSE-01 ist\nnicht angelegt' } }
        : { status: 202 },
    );
    await erp.server.as('nordwind').call(ordersCancel, { body: { orderId: bad! } });
    await erp.drain();
    expect(types()).toEqual(['order.created', 'order.created']);
    const refusal = 'Artikel TASSE-01 ist nicht angelegt';
    expect(await erp.link(bad!)).toMatchObject({ link: 'refused', erp_number: '', refusal });
    expect(await erp.link(good!)).toMatchObject({ link: 'known' });
    const { entries, foundCount } = await admin().call(erpLanes, { query: {} });
    expect([entries, foundCount]).toEqual([
      [
        expect.objectContaining({
          record_type: 'order',
          record_id: bad,
          news: 'order.created',
          waiting: 2,
          refusal,
          merchant_erp_id: 2,
        }),
      ],
      1,
    ]);
    const decide = (decision: 'repeat' | 'skip' | 'done', reason?: string) =>
      admin().call(erpLaneDecide, { params: { id: bad! }, body: { decision, ...(reason && { reason }) } });
    await expect(decide('skip')).rejects.toMatchObject({ status: 422 });
    await decide('repeat');
    await erp.drain();
    expect(types()).toHaveLength(3);
    await decide('done');
    await erp.drain();
    expect(types().at(-1)).toBe('order.cancelled');
    expect(await erp.link(bad!)).toMatchObject({ link: 'refused' });
    await decide('skip', 'Im ERP gibt es ihn nicht');
    await erp.drain();
    expect(await erp.link(bad!)).toMatchObject({ link: 'known' });
    await expect(decide('repeat')).rejects.toMatchObject({ status: 409 });
    const timeline = await erp.server.as('nordwind').call(ordersTimeline, { params: { id: bad! } });
    expect(timeline.entries[0]).toMatchObject({
      action: 'erpLink.decide',
      detail: { erp_decision: 'skip', reason: 'Im ERP gibt es ihn nicht' },
    });
  });

  it('are all sent again at once, those of each merchant', async () => {
    const ids = [...(await erp.create('nordwind', 2)), ...(await erp.create('alpenshop', 1))];
    erp.answers(() => ({ status: 422 }));
    await erp.drain();
    erp.answers(() => ({ status: 202 }));
    const { entries } = await admin().call(erpLanes, { query: {} });
    expect(entries.map(({ merchant_name }) => merchant_name).sort()).toEqual([
      'Alpenshop',
      'Nordwind',
      'Nordwind',
    ]);
    expect(await admin().call(erpLanesRepeat, {})).toEqual({ records: 3 });
    expect(await admin().call(erpLanesRepeat, {})).toEqual({ records: 0 });
    erp.forget();
    await erp.drain();
    expect(types()).toEqual(['order.created', 'order.created', 'order.created']);
    expect(await erp.connection()).toMatchObject({ waiting: 0, blocked: 0 });
    const timeline = await erp.server.as('nordwind').call(ordersTimeline, { params: { id: ids[0]! } });
    expect(timeline.entries[0]).toMatchObject({ detail: { erp_decision: 'repeat' } });
  });

  it('of an order from before begin with the order itself', async () => {
    await admin().call(erpConnectionRemove, {});
    const [id] = await erp.create();
    await admin().call(erpConnectionWrite, { body: { url: erp.url } });
    const hold = { params: { id: id! }, body: { fieldData: { Status: 'on hold' } } };
    await erp.server.as('nordwind').call(ordersUpdate, hold);
    await erp.drain();
    expect(types()).toEqual(['order.created']);
  });

  it('go out in turns of the merchants, however many one has', async () => {
    await erp.create('nordwind', 40);
    await erp.create('alpenshop', 1);
    await erp.outbox.round();
    await erp.outbox.round();
    const merchants = erp.received.map(
      ({ body }) => (JSON.parse(body) as { data: { merchant_erp_id: number } }).data,
    );
    expect(merchants.some(({ merchant_erp_id }) => merchant_erp_id === 1)).toBe(true);
    expect(erp.received.length).toBeLessThanOrEqual(16);
    await erp.drain();
    expect(erp.received).toHaveLength(41);
  });

  it('are sent by one of two servers, never by both', async () => {
    await erp.create('nordwind', 30);
    await Promise.all([erp.drain(), erp.drain(anOutbox(erp.server))]);
    await erp.drain();
    const numbers = erp.received.map(({ number }) => number);
    expect([numbers.length, new Set(numbers).size]).toEqual([30, 30]);
  });

  it('can begin with the open orders that there were before, once each', async () => {
    await admin().call(erpConnectionRemove, {});
    const [, cancelled] = await erp.create('nordwind', 2);
    await erp.server.as('nordwind').call(ordersCancel, { body: { orderId: cancelled! } });
    await admin().call(erpConnectionWrite, { body: { url: erp.url } });
    await erp.drain();
    expect(erp.received).toHaveLength(0);
    const { orders } = await admin().call(erpSendOpen, { query: {} });
    expect(orders).toBeGreaterThan(0);
    expect((await admin().call(erpSendOpen, { query: {} })).orders).toBe(0);
    await erp.drain();
    expect(erp.received.map(({ body }) => body.includes(`"order_id":${cancelled},`))).not.toContain(true);
    expect(erp.received).toHaveLength(orders);
  });

  it('are signed with the old secret as well for a day after a new one', async () => {
    const body = { url: erp.url, newSecret: true };
    const answer = await admin().call(erpConnectionWrite, { body });
    expect(answer.secret).toMatch(/^whsec_/);
    expect(answer.secret).not.toBe(erp.secret);
    await erp.create();
    await erp.drain();
    expect(erp.received[0]!.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    await erp.create();
    const before = erp.server.time.now;
    erp.server.time.now += 25 * 3_600_000;
    await erp.drain();
    erp.server.time.now = before;
    expect(erp.received[1]!.headers['webhook-signature']).toMatch(/^v1,\S+$/);
    expect((await admin().call(erpConnectionWrite, { body: { url: erp.url } })).secret).toBeNull();
  });

  it('are the business of who sees all merchants, over a safe address', async () => {
    await expect(erp.server.as('nordwind').call(erpConnectionRead, {})).rejects.toMatchObject({
      status: 403,
    });
    await expect(erp.server.as('nordwind').call(erpLanes, { query: {} })).rejects.toMatchObject({
      status: 403,
    });
    const [foreign] = await erp.create('alpenshop');
    expect(await erp.link(foreign!)).toBeUndefined();
    expect((await erp.server.as('lager').call(erpConnectionRead, {})).connection).toMatchObject({
      url: erp.url,
    });
    await expect(
      erp.server.as('lager').call(erpConnectionWrite, { body: { url: erp.url } }),
    ).rejects.toMatchObject({ status: 403 });
    for (const url of ['http://erp.example/x', 'ftp://erp.example', 'https://a:b@erp.example', 'erp', ' '])
      await expect(admin().call(erpConnectionWrite, { body: { url } })).rejects.toMatchObject({
        status: 422,
      });
  });
});
