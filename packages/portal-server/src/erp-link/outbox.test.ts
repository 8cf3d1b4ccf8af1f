import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';
import {
  erpConnectionRead,
  erpConnectionRemove,
  erpConnectionState,
  erpConnectionWrite,
  erpLaneDecide,
  erpLanes,
  erpOrders,
  erpSendOpen,
  orderErpLink,
} from '@kontor/portal-core/erp-link';
import {
  ordersCancel,
  ordersCreate,
  ordersReplace,
  ordersTimeline,
  ordersUpdate,
} from '@kontor/portal-core/orders';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { Outbox } from './outbox.js';

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly type: string;
  readonly number: string;
}
interface Reply {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

describeOnBothEngines('news of orders for the ERP', (setup) => {
  let server: TestServer;
  let erp: Server;
  let outbox: Outbox;
  let secret = '';
  let made = 0;
  let received: Received[] = [];
  /** What the ERP answers; by default it takes everything. */
  let reply: (news: Received) => Reply | Promise<Reply> = () => ({ status: 202 });

  const admin = () => server.as('admin');
  const urlOf = () => `http://127.0.0.1:${(erp.address() as AddressInfo).port}/kontor`;
  const create = async (user: 'nordwind' | 'alpenshop' = 'nordwind', count = 1) => {
    const body = Array.from({ length: count }, () => ({
      ...anOrder(),
      external_order_id: `O-${(made += 1)}`,
    }));
    return (await server.as(user).call(ordersCreate, { body })).entries.map(({ order_id }) => order_id);
  };
  const drain = async () => {
    while (await outbox.round());
  };
  const connection = async () => (await admin().call(erpConnectionRead, {})).connection!;
  const link = async (id: number) =>
    (await server.as('nordwind').call(orderErpLink, { params: { id } })) as { link: string };
  const types = () => received.map(({ type }) => type);

  beforeAll(async () => {
    erp = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const body = Buffer.concat(pieces).toString();
        const { type, data } = JSON.parse(body) as never as {
          type: string;
          data: { order: { fieldData: { Externe_Order_ID: string } } };
        };
        const news = { headers: request.headers, body, type, number: data.order.fieldData.Externe_Order_ID };
        received.push(news);
        void Promise.resolve(reply(news)).then(({ status, body: answer, headers = {} }) =>
          response.writeHead(status, headers).end(answer ? JSON.stringify(answer) : ''),
        );
      });
    });
    await new Promise<void>((done) => erp.listen(0, '127.0.0.1', done));
    server = await startTestServer(setup, {
      fill: (database) =>
        database.write(async (trx) => {
          await insertProducts(trx, 2, [{ number: 'TASSE-01', name: 'Tasse', available: 1000 }]);
          await insertProducts(trx, 1, [{ number: 'TASSE-01', name: 'Tasse', available: 1000 }]);
        }),
    });
    const { database, webhookSecrets: secrets, log, clock } = { ...server.deps, database: server.database };
    outbox = new Outbox({ database, secrets, log, clock, random: () => 0 });
  });
  afterAll(async () => {
    await server.stop();
    erp.close();
  });
  beforeEach(async () => {
    await admin().call(erpConnectionRemove, {});
    ({ secret } = (await admin().call(erpConnectionWrite, { body: { url: urlOf() } })) as { secret: string });
    received = [];
    reply = () => ({ status: 202 });
  });

  it('are sent signed, with the record and its address, and the number of the answer is kept', async () => {
    reply = () => ({ status: 200, body: { erp_number: 4711 } });
    const [id] = await create();
    expect(await link(id!)).toMatchObject({ link: 'waiting', erp_number: '' });
    await drain();
    expect(received).toHaveLength(1);
    const { headers, body } = received[0]!;
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
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
    expect(await link(id!)).toEqual({ link: 'known', erp_number: '4711', refusal: '' });
    expect(await connection()).toMatchObject({ waiting: 0, blocked: 0, state: 'running', reason: '' });
  });

  it('come in the order of what happened, and of nothing that the ERP said itself', async () => {
    const [id] = await create();
    const user = server.as('nordwind');
    await user.call(ordersUpdate, { params: { id: id! }, body: { fieldData: { Status: 'on hold' } } });
    await admin().call(erpOrders, { body: { records: [{ order_id: id!, tracking_numbers: ['T1'] }] } });
    await user.call(ordersUpdate, { params: { id: id! }, body: { fieldData: { Status: 'offen' } } });
    await user.call(ordersReplace, {
      params: { id: id! },
      body: { ...anOrder(), external_order_id: `O-${made}` },
    });
    await drain();
    expect(types().filter((_, at) => received[at]!.body.includes(`"order_id":${id},`))).toEqual([
      'order.created',
      'order.changed',
      'order.changed',
      'order.cancelled',
    ]);
    expect(types()).toHaveLength(5);
    expect(JSON.parse(received[0]!.body)).not.toHaveProperty('data.changed.to');
  });

  it('are not written when the work is undone', async () => {
    const [number] = (await create()).map(() => `O-${made}`);
    await drain();
    await expect(
      server.as('nordwind').call(ordersCreate, { body: [{ ...anOrder(), external_order_id: number! }] }),
    ).rejects.toMatchObject({ status: 409 });
    await drain();
    expect(received).toHaveLength(1);
  });

  it('wait behind what was refused of the same order and of no other, in the words of the ERP', async () => {
    const [bad, good] = await create('nordwind', 2);
    reply = ({ body }) =>
      body.includes(`"order_id":${bad},`)
        ? { status: 422, body: { detail: 'Artikel TASSE-01 ist\nnicht angelegt' } }
        : { status: 202 };
    await server.as('nordwind').call(ordersCancel, { body: { orderId: bad! } });
    await drain();
    expect(types()).toEqual(['order.created', 'order.created']);
    const refusal = 'Artikel TASSE-01 ist nicht angelegt';
    expect(await link(bad!)).toEqual({ link: 'refused', erp_number: '', refusal });
    expect(await link(good!)).toMatchObject({ link: 'known' });
    const { entries, foundCount } = await admin().call(erpLanes, { query: {} });
    expect([entries, foundCount]).toEqual([
      [
        expect.objectContaining({
          order_id: bad,
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
    await drain();
    expect(types()).toHaveLength(3);
    await decide('done');
    await drain();
    expect(types().at(-1)).toBe('order.cancelled');
    expect(await link(bad!)).toMatchObject({ link: 'refused' });
    await decide('skip', 'Im ERP gibt es ihn nicht');
    await drain();
    expect(await link(bad!)).toMatchObject({ link: 'known' });
    await expect(decide('repeat')).rejects.toMatchObject({ status: 409 });
    const timeline = await server.as('nordwind').call(ordersTimeline, { params: { id: bad! } });
    expect(timeline.entries[0]).toMatchObject({
      action: 'erpLink.decide',
      detail: { erp_decision: 'skip', reason: 'Im ERP gibt es ihn nicht' },
    });
  });

  it('wait while the ERP is away, one alone being tried, and arrive all in order when it is back', async () => {
    const ids = await create('nordwind', 12);
    reply = () => ({ status: 503 });
    for (let turn = 0; turn < 20; turn += 1) {
      await drain();
      server.time.now += 10 * 60_000;
    }
    const tried = received.length;
    expect(tried).toBeLessThan(12 * 5);
    expect(await connection()).toMatchObject({
      state: 'running',
      waiting: 12,
      blocked: 0,
      reason: 'HTTP 503',
    });
    reply = () => ({ status: 202 });
    received = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await drain();
      server.time.now += 10 * 60_000;
    }
    expect(
      new Set(received.map(({ body }) => (JSON.parse(body) as { data: { order_id: number } }).data.order_id)),
    ).toEqual(new Set(ids));
    expect(received).toHaveLength(12);
    expect(await connection()).toMatchObject({ waiting: 0, reason: '', next_try_at: null });
  });

  it('of one order that the ERP fails on hold up no other, and wait for a person after some tries', async () => {
    const [broken] = await create();
    reply = ({ body }) =>
      body.includes(`"order_id":${broken},`)
        ? { status: 500, body: { error: 'Skript 17 brach ab' } }
        : { status: 202 };
    for (let turn = 0; turn < 12; turn += 1) {
      await create();
      await drain();
      server.time.now += 10 * 60_000;
      expect(await connection()).toMatchObject({ state: 'running' });
    }
    expect(await link(broken!)).toEqual({ link: 'refused', erp_number: '', refusal: 'Skript 17 brach ab' });
    expect(await connection()).toMatchObject({ waiting: 0, blocked: 1, next_try_at: null });
  });

  it('of orders that the ERP fails on keep out no newer one, however long they have been alone', async () => {
    const poison = await create('nordwind', 2);
    const fails = ({ body }: Received) => poison.some((id) => body.includes(`"order_id":${id},`));
    reply = (news) => (fails(news) ? { status: 500 } : { status: 202 });
    for (let turn = 0; turn < 10; turn += 1) {
      await drain();
      server.time.now += 6 * 60_000;
    }
    expect(await connection()).toMatchObject({ waiting: 2, blocked: 0, reason: 'HTTP 500' });
    const [good] = await create();
    await drain();
    expect(await link(good!)).toMatchObject({ link: 'known' });
    expect(await link(poison[0]!)).toMatchObject({ link: 'waiting' });
  });

  it('pause as long as the ERP asks, which is nobody’s fault', async () => {
    await create('nordwind', 9);
    let asked = 0;
    reply = () => ((asked += 1) === 1 ? { status: 202 } : { status: 429, headers: { 'Retry-After': '600' } });
    await drain();
    expect(received).toHaveLength(8);
    server.time.now += 9 * 60_000;
    await drain();
    expect(received).toHaveLength(8);
    server.time.now += 2 * 60_000;
    reply = () => ({ status: 202 });
    await drain();
    expect(received).toHaveLength(16);
    expect(await connection()).toMatchObject({ waiting: 0, blocked: 0 });
  });

  it('of an order from before begin with the order itself', async () => {
    await admin().call(erpConnectionRemove, {});
    const [id] = await create();
    await admin().call(erpConnectionWrite, { body: { url: urlOf() } });
    const hold = { params: { id: id! }, body: { fieldData: { Status: 'on hold' } } };
    await server.as('nordwind').call(ordersUpdate, hold);
    await drain();
    expect(types()).toEqual(['order.created']);
  });

  it('do not begin to go out because the address of a paused connection changes', async () => {
    await admin().call(erpConnectionState, { body: { state: 'paused' } });
    await admin().call(erpConnectionWrite, { body: { url: urlOf(), newSecret: true } });
    await create();
    await drain();
    expect([received.length, (await connection()).state]).toEqual([0, 'paused']);
  });

  it('under way when the server stops are not waited for', async () => {
    const [id] = await create();
    let letGo = () => {};
    const isAsked = new Promise<void>((asked) => {
      reply = () =>
        new Promise((done) => {
          letGo = () => done({ status: 202 });
          asked();
        });
    });
    const stopping = new AbortController();
    const round = outbox.round(stopping.signal);
    await isAsked;
    stopping.abort();
    await round;
    letGo();
    expect(await link(id!)).toMatchObject({ link: 'waiting' });
  });

  it('keep their id when they are sent again, so that an answer that was lost doubles nothing', async () => {
    await create();
    reply = () => ({ status: 500 });
    await drain();
    server.time.now += 60_000;
    reply = () => ({ status: 202 });
    await drain();
    const ids = received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('stop altogether when access is refused, until a person resumes', async () => {
    await create('nordwind', 3);
    reply = () => ({ status: 401, body: { message: 'unknown signature' } });
    await drain();
    expect(await connection()).toMatchObject({
      state: 'stopped',
      reason: 'unknown signature',
      blocked: 0,
      waiting: 3,
    });
    reply = () => ({ status: 202 });
    received = [];
    await drain();
    expect(received).toHaveLength(0);
    await admin().call(erpConnectionState, { body: { state: 'running' } });
    await drain();
    expect(received).toHaveLength(3);
    await admin().call(erpConnectionState, { body: { state: 'paused' } });
    await create();
    await drain();
    expect(received).toHaveLength(3);
  });

  it('go out in turns of the merchants, however many one has', async () => {
    await create('nordwind', 40);
    await create('alpenshop', 1);
    await outbox.round();
    await outbox.round();
    const merchants = received.map(
      ({ body }) => (JSON.parse(body) as { data: { merchant_erp_id: number } }).data,
    );
    expect(merchants.some(({ merchant_erp_id }) => merchant_erp_id === 1)).toBe(true);
    expect(received.length).toBeLessThanOrEqual(16);
    await drain();
    expect(received).toHaveLength(41);
  });

  it('are sent by one of two servers, never by both', async () => {
    await create('nordwind', 30);
    const { database, webhookSecrets: secrets, log, clock } = { ...server.deps, database: server.database };
    const other = new Outbox({ database, secrets, log, clock });
    const drainOther = async () => {
      while (await other.round());
    };
    await Promise.all([drain(), drainOther()]);
    await drain();
    const numbers = received.map(({ number }) => number);
    expect([numbers.length, new Set(numbers).size]).toEqual([30, 30]);
  });

  it('can begin with the open orders that there were before, once each', async () => {
    await admin().call(erpConnectionRemove, {});
    const [, cancelled] = await create('nordwind', 2);
    await server.as('nordwind').call(ordersCancel, { body: { orderId: cancelled! } });
    await admin().call(erpConnectionWrite, { body: { url: urlOf() } });
    await drain();
    expect(received).toHaveLength(0);
    const { orders } = await admin().call(erpSendOpen, {});
    expect(orders).toBeGreaterThan(0);
    expect((await admin().call(erpSendOpen, {})).orders).toBe(0);
    await drain();
    expect(received.map(({ body }) => body.includes(`"order_id":${cancelled},`))).not.toContain(true);
    expect(received).toHaveLength(orders);
  });

  it('are signed with the old secret as well for a day after a new one', async () => {
    const body = { url: urlOf(), newSecret: true };
    const answer = await admin().call(erpConnectionWrite, { body });
    expect(answer.secret).toMatch(/^whsec_/);
    expect(answer.secret).not.toBe(secret);
    await create();
    await drain();
    expect(received[0]!.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    await create();
    const before = server.time.now;
    server.time.now += 25 * 3_600_000;
    await drain();
    server.time.now = before;
    expect(received[1]!.headers['webhook-signature']).toMatch(/^v1,\S+$/);
    expect((await admin().call(erpConnectionWrite, { body: { url: urlOf() } })).secret).toBeNull();
  });

  it('are the business of who sees all merchants, over a safe address', async () => {
    await expect(server.as('nordwind').call(erpConnectionRead, {})).rejects.toMatchObject({ status: 403 });
    await expect(server.as('nordwind').call(erpLanes, { query: {} })).rejects.toMatchObject({ status: 403 });
    const [foreign] = await create('alpenshop');
    await expect(link(foreign!)).rejects.toMatchObject({ status: 404 });
    expect((await server.as('lager').call(erpConnectionRead, {})).connection).toMatchObject({ url: urlOf() });
    await expect(
      server.as('lager').call(erpConnectionWrite, { body: { url: urlOf() } }),
    ).rejects.toMatchObject({ status: 403 });
    for (const url of ['http://erp.example/x', 'ftp://erp.example', 'https://a:b@erp.example', 'erp', ' '])
      await expect(admin().call(erpConnectionWrite, { body: { url } })).rejects.toMatchObject({
        status: 422,
      });
  });
});
