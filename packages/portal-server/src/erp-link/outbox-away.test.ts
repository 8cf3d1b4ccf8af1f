import { erpConnectionState, erpConnectionWrite } from '@kontor/portal-core/erp-link';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startConnectedErp, type ConnectedErp, type Received } from '../testing/connected-erp.js';

describeOnBothEngines('news of orders for an ERP that is away', (setup) => {
  let erp: ConnectedErp;
  const admin = () => erp.server.as('admin');

  beforeAll(async () => {
    erp = await startConnectedErp(setup);
  });
  afterAll(() => erp.stop());
  beforeEach(() => erp.connect());

  it('wait while the ERP is away, one alone being tried, and arrive all in order when it is back', async () => {
    const ids = await erp.create('nordwind', 12);
    erp.answers(() => ({ status: 503 }));
    for (let turn = 0; turn < 20; turn += 1) {
      await erp.drain();
      erp.server.time.now += 10 * 60_000;
    }
    const tried = erp.received.length;
    expect(tried).toBeLessThan(12 * 5);
    expect(await erp.connection()).toMatchObject({
      state: 'running',
      waiting: 12,
      blocked: 0,
      reason: 'HTTP 503',
    });
    erp.answers(() => ({ status: 202 }));
    erp.forget();
    for (let turn = 0; turn < 5; turn += 1) {
      await erp.drain();
      erp.server.time.now += 10 * 60_000;
    }
    expect(
      new Set(
        erp.received.map(({ body }) => (JSON.parse(body) as { data: { order_id: number } }).data.order_id),
      ),
    ).toEqual(new Set(ids));
    expect(erp.received).toHaveLength(12);
    expect(await erp.connection()).toMatchObject({ waiting: 0, reason: '', next_try_at: null });
  });

  it('of one order that the ERP fails on hold up no other, and wait for a person after some tries', async () => {
    const [broken] = await erp.create();
    erp.answers(({ body }) =>
      body.includes(`"order_id":${broken},`)
        ? { status: 500, body: { error: 'Skript 17 brach ab' } }
        : { status: 202 },
    );
    for (let turn = 0; turn < 12; turn += 1) {
      await erp.create();
      await erp.drain();
      erp.server.time.now += 10 * 60_000;
      expect(await erp.connection()).toMatchObject({ state: 'running' });
    }
    expect(await erp.link(broken!)).toMatchObject({
      link: 'refused',
      erp_number: '',
      refusal: 'Skript 17 brach ab',
    });
    expect(await erp.connection()).toMatchObject({ waiting: 0, blocked: 1, next_try_at: null });
  });

  it('of orders that the ERP fails on keep out no newer one, however long they have been alone', async () => {
    const poison = await erp.create('nordwind', 2);
    const fails = ({ body }: Received) => poison.some((id) => body.includes(`"order_id":${id},`));
    erp.answers((news) => (fails(news) ? { status: 500 } : { status: 202 }));
    for (let turn = 0; turn < 10; turn += 1) {
      await erp.drain();
      erp.server.time.now += 6 * 60_000;
    }
    expect(await erp.connection()).toMatchObject({ waiting: 2, blocked: 0, reason: 'HTTP 500' });
    const [good] = await erp.create();
    await erp.drain();
    expect(await erp.link(good!)).toMatchObject({ link: 'known' });
    expect(await erp.link(poison[0]!)).toMatchObject({ link: 'waiting' });
  });

  it('pause as long as the ERP asks, which is nobody’s fault', async () => {
    await erp.create('nordwind', 9);
    let asked = 0;
    erp.answers(() =>
      (asked += 1) === 1 ? { status: 202 } : { status: 429, headers: { 'Retry-After': '600' } },
    );
    await erp.drain();
    expect(erp.received).toHaveLength(8);
    erp.server.time.now += 9 * 60_000;
    await erp.drain();
    expect(erp.received).toHaveLength(8);
    erp.server.time.now += 2 * 60_000;
    erp.answers(() => ({ status: 202 }));
    await erp.drain();
    expect(erp.received).toHaveLength(16);
    expect(await erp.connection()).toMatchObject({ waiting: 0, blocked: 0 });
  });

  it('do not begin to go out because the address of a paused connection changes', async () => {
    await admin().call(erpConnectionState, { body: { state: 'paused' } });
    await admin().call(erpConnectionWrite, { body: { url: erp.url, newSecret: true } });
    await erp.create();
    await erp.drain();
    expect([erp.received.length, (await erp.connection()).state]).toEqual([0, 'paused']);
  });

  it('under way when the server stops are not waited for', async () => {
    const [id] = await erp.create();
    let letGo = () => {};
    const isAsked = new Promise<void>((asked) => {
      erp.answers(
        () =>
          new Promise((done) => {
            letGo = () => done({ status: 202 });
            asked();
          }),
      );
    });
    const stopping = new AbortController();
    const round = erp.outbox.round(stopping.signal);
    await isAsked;
    stopping.abort();
    await round;
    letGo();
    expect(await erp.link(id!)).toMatchObject({ link: 'waiting' });
  });

  it('keep their id when they are sent again, so that an answer that was lost doubles nothing', async () => {
    await erp.create();
    erp.answers(() => ({ status: 500 }));
    await erp.drain();
    erp.server.time.now += 60_000;
    erp.answers(() => ({ status: 202 }));
    await erp.drain();
    const ids = erp.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('stop altogether when access is refused, until a person resumes', async () => {
    await erp.create('nordwind', 3);
    erp.answers(() => ({ status: 401, body: { message: 'unknown signature' } }));
    await erp.drain();
    expect(await erp.connection()).toMatchObject({
      state: 'stopped',
      reason: 'unknown signature',
      blocked: 0,
      waiting: 3,
    });
    erp.answers(() => ({ status: 202 }));
    erp.forget();
    await erp.drain();
    expect(erp.received).toHaveLength(0);
    await admin().call(erpConnectionState, { body: { state: 'running' } });
    await erp.drain();
    expect(erp.received).toHaveLength(3);
    await admin().call(erpConnectionState, { body: { state: 'paused' } });
    await erp.create();
    await erp.drain();
    expect(erp.received).toHaveLength(3);
  });
});
