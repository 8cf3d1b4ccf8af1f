import { livePresence, PRESENCE_LASTS_MS, type OpenRecord } from '@kontor/portal-core/live';
import { ordersCreate } from '@kontor/portal-core/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { announceWithFile } from '../testing/deliveries.js';
import { aPayload, insertImportProducts } from '../testing/imports.js';
import { LIVE, openStream } from '../testing/live-streams.js';
import { type UserName } from '../testing/people.js';
import { startSecondServer, startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('who else is at a record', (setup) => {
  let server: TestServer;
  let order: OpenRecord;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertImportProducts, tasks: LIVE });
    const { entries } = await server.as('nordwind').call(ordersCreate, { body: [aPayload('HERE-1')] });
    order = { kind: 'order', id: entries[0]!.order_id };
  });
  afterAll(() => server.stop());

  const tabOf = (user: UserName) => `tab-of-${user}`;
  const says = async (user: UserName, open: readonly OpenRecord[], tab = tabOf(user)) => {
    const { others } = await server
      .as(user)
      .call(livePresence, { body: { open: [...open] }, headers: { 'X-Tab-Id': tab } });
    return others.map(({ kind, id, side, name }) => `${side} ${name} at ${kind} ${id}`);
  };
  const leave = (...users: readonly UserName[]) => Promise.all(users.map((user) => says(user, [])));

  it('is told to both, with a name among staff, until one leaves', async () => {
    expect(await says('lager', [order])).toEqual([]);
    expect(await says('admin', [order])).toEqual([`staff Test lager at order ${order.id}`]);
    expect(await says('lager', [order])).toEqual([`staff Test admin at order ${order.id}`]);
    await leave('admin');
    expect(await says('lager', [order])).toEqual([]);
    await leave('lager');
  });

  it('is told to a merchant without the names of staff, and to staff with those of the merchant', async () => {
    await says('lager', [order]);
    await says('admin', [order]);
    expect(await says('nordwind', [order])).toEqual([`staff  at order ${order.id}`]);
    expect(await says('lager', [order])).toContain(`merchant Test nordwind at order ${order.id}`);
    await leave('lager', 'admin', 'nordwind');
  });

  it('is nothing that another merchant learns or leaves behind', async () => {
    await says('nordwind', [order]);
    expect(await says('alpenshop', [order])).toEqual([]);
    expect(await says('nordwind', [order])).toEqual([]);
    await leave('nordwind');
  });

  it('is told of deliveries and investigations, each for itself', async () => {
    const delivery = await announceWithFile(server, 'nordwind');
    const both: OpenRecord[] = [
      { kind: 'delivery', id: delivery.id },
      { kind: 'investigation', id: order.id },
    ];
    await says('lager', both);
    expect(await says('admin', both)).toEqual([
      `staff Test lager at delivery ${delivery.id}`,
      `staff Test lager at investigation ${order.id}`,
    ]);
    expect(await says('admin', [order])).toEqual([]);
    await leave('lager', 'admin');
  });

  it('is not the same person in another tab, nor who acts as somebody else', async () => {
    await says('lager', [order], 'first-tab');
    expect(await says('lager', [order], 'second-tab')).toEqual([]);
    await says('lager', [], 'first-tab');
    await says('lager', [], 'second-tab');
    await server
      .as('admin', 'nordwind')
      .call(livePresence, { body: { open: [order] }, headers: { 'X-Tab-Id': 'acting-tab' } });
    expect(await says('lager', [order])).toEqual([]);
    await leave('lager');
  });

  it('ends when a tab says nothing any more, and begins anew when it speaks again', async () => {
    await says('lager', [order], 'closed-tab');
    await says('lager', [order]);
    server.time.now += PRESENCE_LASTS_MS;
    expect(await says('admin', [order])).toEqual([]);
    await says('lager', [order]);
    const headers = { 'X-Tab-Id': tabOf('admin') };
    const { others } = await server.as('admin').call(livePresence, { body: { open: [order] }, headers });
    expect(others.map(({ since }) => since)).toEqual([new Date(server.time.now).toISOString()]);
    await leave('admin', 'lager');
    expect(await server.database.read('presences').select('tab')).toEqual([]);
  });

  it('is told over the stream of another process, and ends with the stream of its tab', async () => {
    const second = await startSecondServer(server, { tasks: LIVE });
    const watching = await openStream(second.url, await server.token('admin'), { tab: tabOf('admin') });
    const own = await openStream(server.url, await server.token('lager'), { tab: tabOf('lager') });
    await own.next();
    await says('admin', [order]);
    await says('lager', [order]);
    await watching.until(`presence ${order.id}`);
    expect(await says('admin', [order])).toEqual([`staff Test lager at order ${order.id}`]);
    await own.close();
    await watching.until(`presence ${order.id}`);
    expect(await says('admin', [order])).toEqual([]);
    await watching.close();
    await leave('admin');
    await second.stop();
  });

  it('writes nothing to the trail', async () => {
    const count = () => server.database.read('audit_log').count({ entries: '*' });
    const before = await count();
    await says('lager', [order]);
    await leave('lager');
    expect(await count()).toEqual(before);
  });
});
