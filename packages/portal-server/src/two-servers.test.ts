import { createClient } from '@kontor/portal-core/contract';
import { ordersCreate } from '@kontor/portal-core/orders';
import type { ApiError, PortalClient } from '@kontor/portal-core/wire';
import { orderImportsChunk, orderImportsGet } from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from './server.js';
import { describeOnBothEngines } from './testing/both-engines.js';
import { anOpening, aPayload, insertImportProducts, openImport, ordersOn } from './testing/imports.js';
import { startSecondServer, startTestServer, transportTo, type TestServer } from './testing/test-server.js';

describeOnBothEngines('two servers on one database', (setup) => {
  let first: TestServer;
  let second: RunningServer;
  let clients: readonly PortalClient[];
  beforeAll(async () => {
    first = await startTestServer(setup, { fill: insertImportProducts });
    second = await startSecondServer(first);
    const token = await first.token('nordwind');
    clients = [first.url, second.url].map((url) =>
      createClient({ transport: transportTo(url), token: () => token }),
    );
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  /** Does the work so many times at once, on both servers in turn; returns each result or the reason of the refusal. */
  const many = <T>(times: number, work: (client: PortalClient) => Promise<T>): Promise<(T | number)[]> =>
    Promise.all(
      Array.from({ length: times }, (_, n) => work(clients[n % 2]!).catch((error: ApiError) => error.status)),
    );
  const stored = (external_order_id: string): Promise<number[]> =>
    first.database.read('erp_orders').where({ external_order_id }).pluck('id');

  it('store one of the identical orders that both are given', async () => {
    const told = await many(40, async (client) => {
      const { entries } = await client.call(ordersCreate, { body: [aPayload('BOTH')] });
      return { created: entries[0]!.order_id };
    });
    expect(told.filter((answer) => answer === 409)).toHaveLength(39);
    expect(told).toContainEqual({ created: (await stored('BOTH'))[0] });
    expect(await stored('BOTH')).toHaveLength(1);
  });

  it('do once what comes to both under one key', async () => {
    const told = await many(20, async (client) => {
      const headers = { 'Idempotency-Key': 'to-both' };
      return (await client.call(ordersCreate, { body: [aPayload('KEYED')], headers })).entries[0]!.order_id;
    });
    const [id] = await stored('KEYED');
    expect(new Set(told.filter((answer) => answer !== 429))).toEqual(new Set([id]));
    expect(await stored('KEYED')).toHaveLength(1);
  });

  it('store a chunk once that both are sent, and answer alike', async () => {
    const ids = await many(6, (client) => openImport(client, anOpening(20)));
    const id = ids[0] as number;
    expect(new Set(ids)).toEqual(new Set([id]));
    const body = { orders: ordersOn(2, 21), rejected: [] };
    const told = await many(6, (client) =>
      client.call(orderImportsChunk, { params: { id, range: '2-21' }, body }),
    );
    expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { counts } = await clients[1]!.call(orderImportsGet, { params: { id } });
    expect(counts).toEqual({ created: 20, replaced: 0, unchanged: 0, conflict: 0, invalid: 0 });
    expect(await stored('A-7')).toHaveLength(1);
  });
});
