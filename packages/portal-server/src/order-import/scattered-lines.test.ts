import type { ApiError, PortalClient } from '@kontor/portal-core/wire';
import { orderImportsFinish, type ImportOrder } from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import {
  anOpening,
  aPayload,
  aRejected,
  insertImportProducts,
  openImport,
  sendChunk,
} from '../testing/imports.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const on = (lines: number[], name: string): ImportOrder => ({ lines, order: aPayload(name) });

describeOnBothEngines('orders whose rows stand apart', (setup) => {
  let server: TestServer;
  let client: PortalClient;
  let id: number;
  let file = 1;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertImportProducts });
    client = server.as('nordwind');
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.database.write(async (trx) => {
      for (const table of ['erp_order_items', 'erp_addresses', 'erp_orders']) await trx(table).delete();
    });
    id = await openImport(client, anOpening(7, { file: (file += 1) }));
  });
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: ApiError) => error.issues.map(({ path }) => path),
    );

  it('belong to the chunk their last line lies in, and are told by it', async () => {
    const first = await sendChunk(client, id, [2, 5], { orders: [on([3, 4], 'Nr-B'), on([5], 'Nr-C')] });
    expect(first.results.map(({ line, external_order_id }) => [line, external_order_id])).toEqual([
      [3, 'Nr-B'],
      [5, 'Nr-C'],
    ]);
    const second = { orders: [on([2, 6, 8], 'Nr-A')], rejected: [aRejected(7)] };
    const { results } = await sendChunk(client, id, [6, 8], second);
    expect(results.map(({ line, outcome }) => [line, outcome])).toEqual([
      [7, 'invalid'],
      [2, 'created'],
    ]);
    expect(await sendChunk(client, id, [6, 8], second)).toEqual({ results });
    const receipt = await client.call(orderImportsFinish, { params: { id } });
    expect(receipt).toMatchObject({ state: 'finished', counts: { created: 3, invalid: 1 } });
  });

  it('are refused when their last line is not in the range, or a line is told twice', async () => {
    expect(await refusal(sendChunk(client, id, [6, 8], { orders: [on([2, 5], 'Nr-A')] }))).toEqual([
      'orders.0.lines',
    ]);
    expect(await refusal(sendChunk(client, id, [6, 8], { orders: [on([2, 9], 'Nr-A')] }))).toEqual([
      'orders.0.lines',
    ]);
    const twice = [on([2, 6], 'Nr-A'), on([2, 7], 'Nr-B')];
    expect(await refusal(sendChunk(client, id, [6, 8], { orders: twice }))).toEqual(['orders.1.lines']);
    expect(await refusal(sendChunk(client, id, [6, 8], { orders: [on([6, 3, 7], 'Nr-A')] }))).toEqual([
      'orders.0.lines',
    ]);
  });

  it('are refused when they take a line of an order of another chunk', async () => {
    await sendChunk(client, id, [2, 5], { orders: [on([3, 4], 'Nr-B')] });
    expect(await refusal(sendChunk(client, id, [6, 8], { orders: [on([3, 8], 'Nr-A')] }))).toEqual(['range']);
    expect(await refusal(sendChunk(client, id, [6, 8], { orders: [on([2, 4, 8], 'Nr-A')] }))).toEqual([
      'range',
    ]);
    expect(await server.database.read('erp_orders').pluck('external_order_id')).toEqual(['Nr-B']);
  });
});
