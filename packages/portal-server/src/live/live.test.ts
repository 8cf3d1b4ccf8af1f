import { investigationCommentsCreate } from '@kontor/portal-core/investigations';
import { liveChanges, type LiveChanges } from '@kontor/portal-core/live';
import { ordersCancel, ordersCreate } from '@kontor/portal-core/orders';
import { merchantsSetActive } from '@kontor/portal-core/merchants';
import { usersSetActive } from '@kontor/portal-core/users';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { noteChanges } from '../changes/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { aPayload, insertImportProducts } from '../testing/imports.js';
import { LIVE, openStream, type OpenStream } from '../testing/live-streams.js';
import { MERCHANTS, USERS, type UserName } from '../testing/people.js';
import { startSecondServer, startTestServer, type TestServer } from '../testing/test-server.js';

const TAB = 'tab-of-the-test';

describeOnBothEngines('what changes elsewhere', (setup, engine) => {
  let server: TestServer;
  const open: OpenStream[] = [];
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertImportProducts, tasks: LIVE });
  });
  afterAll(async () => {
    await Promise.all(open.map((stream) => stream.close()));
    await server.stop();
  });

  const listen = async (user: UserName, options?: Parameters<typeof openStream>[2]) => {
    const stream = await openStream(server.url, await server.token(user), options);
    open.push(stream);
    return { ...stream, first: await stream.next() };
  };
  let count = 0;
  const create = async (headers: Record<string, string> = {}): Promise<number> => {
    const body = [aPayload(`LIVE-${(count += 1)}`)];
    const { entries } = await server.as('nordwind').call(ordersCreate, { body, headers });
    return entries[0]!.order_id;
  };
  const since = (user: UserName, cursor: string): Promise<LiveChanges> =>
    server.as(user).call(liveChanges, { query: { cursor } });
  const ids = ({ changes }: LiveChanges) => changes.map(({ kind, id }) => `${kind} ${id}`);

  it('is told over an open stream: an order that is created, and one that is cancelled', async () => {
    const stream = await listen('nordwind');
    expect(stream.first).toMatchObject({ reset: false, changes: [] });
    expect(stream.response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.response.headers.get('X-Accel-Buffering')).toBe('no');
    const id = await create();
    await stream.until(`order ${id}`);
    await server.as('nordwind').call(ordersCancel, { body: { orderId: id } });
    await stream.until(`order ${id}`);
  });

  it('reaches no other merchant, and everyone who sees all of them', async () => {
    const [other, staff] = [await listen('alpenshop'), await listen('lager')];
    const id = await create();
    await staff.until(`order ${id}`);
    await server.database.write((trx) => noteChanges(trx, 'order', [{ id: 4711, merchant_erp_id: 1 }]));
    await Promise.all([staff, other].map((stream) => stream.until('order 4711')));
    expect(other.told).toEqual(['order 4711']);
    expect(ids(await since('alpenshop', other.first!.cursor))).toEqual(['order 4711']);
  });

  it('is told again after a cut, from the cursor on', async () => {
    const before = await listen('nordwind');
    const first = await create();
    const cursor = await before.until(`order ${first}`);
    await before.close();
    const missed = await create();
    const again = await listen('nordwind', { cursor });
    expect(ids(again.first!)).toContain(`order ${missed}`);
    expect(ids(again.first!)).not.toContain(`order ${first}`);
    expect(ids(await since('nordwind', cursor))).toEqual(ids(again.first!));
  });

  it('is not told to the tab that did it', async () => {
    const [own, other] = [await listen('nordwind', { tab: TAB }), await listen('nordwind')];
    const id = await create({ 'X-Tab-Id': TAB });
    await other.until(`order ${id}`);
    const cursor = await own.until(`order ${await create()}`);
    expect(own.told).not.toContain(`order ${id}`);
    expect(ids(await since('nordwind', cursor))).toEqual([]);
  });

  it('begins before the stream when a page asks for its first seconds', async () => {
    const id = await create();
    const { first } = await listen('nordwind', { query: '?ago=60' });
    expect(ids(first!)).toContain(`order ${id}`);
  });

  it('begins anew when very many changes of others came after its own', async () => {
    await create();
    const others = Array.from({ length: 2000 }, (_, n) => ({ id: n + 1, merchant_erp_id: n + 100 }));
    await server.database.write((trx) => noteChanges(trx, 'order', others));
    const { first } = await listen('nordwind', { query: '?ago=60' });
    expect(first).toMatchObject({ reset: true, changes: [] });
    await server.database.write((trx) => trx('changes').where('merchant_erp_id', '>=', 100).delete());
  });

  it.skipIf(engine === 'sqlite')('is told of a transaction that ends after a later one', async () => {
    const staff = await listen('lager');
    const cursor = staff.first!.cursor;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const slow = server.database.write(async (trx) => {
      await noteChanges(trx, 'order', [{ id: 801, merchant_erp_id: 2 }]);
      await held;
    });
    await server.database.write((trx) => noteChanges(trx, 'order', [{ id: 802, merchant_erp_id: 2 }]));
    const between = await staff.until('order 802');
    letGo();
    await slow;
    await staff.until('order 801');
    expect(ids(await since('lager', between))).toEqual(['order 801']);
    expect(ids(await since('lager', cursor)).toSorted()).toEqual(['order 801', 'order 802']);
  });

  it('is one change of many where a set is large', async () => {
    const stream = await listen('nordwind');
    const many = Array.from({ length: 2000 }, (_, id) => ({ id: id + 1, merchant_erp_id: 2 }));
    await server.database.write((trx) => noteChanges(trx, 'order', many));
    await stream.until('order 0');
    expect(await server.database.read('changes').where({ record_id: 0 })).toHaveLength(1);
  });

  it('names the thread that somebody writes in', async () => {
    const id = await create();
    const stream = await listen('lager');
    const [order] = await server.database.read('erp_orders').where({ id });
    const body = { order_erp_id: id, order_external_id: order!.external_order_id, comment: '<p>Wo?</p>' };
    await server.as('nordwind').call(investigationCommentsCreate, { body });
    await stream.until(`investigation ${id}`, `order ${id}`);
  });

  it.each([
    ['nonsense'],
    ['1.5'],
    ['99999999999.7:3:'],
    [`${Math.trunc(Date.now() / 1000)}.999999999:999999999:`],
  ])('begins anew at a cursor that is none of ours: %s', async (cursor) => {
    expect(await since('nordwind', cursor)).toMatchObject({ reset: true, changes: [] });
  });

  it('is told by another process on the same database', async () => {
    const second = await startSecondServer(server, { tasks: LIVE });
    const stream = await openStream(second.url, await server.token('nordwind'));
    await stream.next();
    const id = await create();
    const cursor = await stream.until(`order ${id}`);
    expect(ids(await since('nordwind', cursor))).toEqual([]);
    await second.stop();
    expect(await stream.next()).toBeNull();
  });

  it('takes no place among the calls, and no more streams than a person needs', async () => {
    const before = server.deps.live.slots.taken;
    const streams = await Promise.all(Array.from({ length: 9 }, () => listen('chief')));
    const refused = streams.filter(({ response }) => response.status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]!.response.headers.get('Retry-After')).toBe('2');
    await Promise.all(streams.map((stream) => stream.close()));
    await expect.poll(() => server.deps.live.slots.taken).toBe(before);
    expect((await listen('chief')).response.status).toBe(200);
  });

  it('is no broken answer when its reader leaves', async () => {
    const { hub } = server.deps.live;
    const before = hub.count;
    const stream = await listen('nordwind');
    expect(hub.count).toBe(before + 1);
    await stream.close();
    await vi.waitFor(() => expect(hub.count).toBe(before));
    expect(JSON.stringify(server.log)).not.toContain('answer broken off');
  });

  /** Opens a stream and says what it was told from `end` on, until it ended; it has to, long before it asks by itself. */
  const toldAfter = async (
    user: UserName,
    end: (token: string) => Promise<unknown>,
    options: Parameters<typeof openStream>[2] = {},
  ) => {
    const token = await server.token(user);
    const stream = await openStream(server.url, token, options);
    open.push(stream);
    await stream.next();
    const begun = performance.now();
    await end(token);
    await create();
    while ((await stream.next()) !== null);
    expect(performance.now() - begun).toBeLessThan(5000);
    return stream.told;
  };
  const signOut = async (token: string) => {
    const response = await fetch(`${server.url}/api/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBeLessThan(300);
  };
  const switchUser = (active: boolean) =>
    server.as('admin').call(usersSetActive, { params: { id: USERS.teamlead.id }, body: { active } });
  const switchMerchant = (active: boolean) =>
    server.as('admin').call(merchantsSetActive, { params: { id: MERCHANTS.alpenshop.id }, body: { active } });

  it('is told no more once the session has ended, and the stream ends at once', async () => {
    expect(await toldAfter('nordwind', signOut)).toEqual([]);
    expect(await toldAfter('lager', signOut)).toEqual([]);
  });

  it('is told no more to a user who was switched off, nor to those of a merchant who was', async () => {
    expect(await toldAfter('teamlead', () => switchUser(false))).toEqual([]);
    expect(await toldAfter('alpenshop', () => switchMerchant(false))).toEqual([]);
    await Promise.all([switchUser(true), switchMerchant(true)]);
  });

  it('is told no more to who has stopped acting as somebody else', async () => {
    const actingAs = 'nordwind';
    const stop = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}`, 'X-Logged-In-As': String(USERS[actingAs].id) };
      const response = await fetch(`${server.url}/api/impersonation`, { method: 'DELETE', headers });
      expect(response.status).toBe(204);
    };
    expect(await toldAfter('admin', stop, { actingAs })).toEqual([]);
  });

  it('goes on for all others meanwhile', async () => {
    const stream = await listen('nordwind');
    await signOut(await server.token('nordwind'));
    await stream.until(`order ${await create()}`);
  });
});

describeOnBothEngines('a server that stops', (setup) => {
  it('ends its streams at once', async () => {
    const server = await startTestServer(setup, { tasks: LIVE });
    const stream = await openStream(server.url, await server.token('nordwind'));
    await stream.next();
    const begun = performance.now();
    await server.stop();
    expect(await stream.next()).toBeNull();
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});
