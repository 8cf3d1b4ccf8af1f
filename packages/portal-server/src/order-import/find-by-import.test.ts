import { ordersBulk, ordersFind, ordersGenerateCsv } from '@kontor/portal-core/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import {
  anOpening,
  aRejected,
  insertImportProducts,
  openImport,
  ordersOn,
  sendChunk,
} from '../testing/imports.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('the orders of an import', (setup) => {
  let server: TestServer;
  /** Ids of two imports: the first created two orders; the second found these, a conflict and a wrong row, and created one more. */
  let [first, second] = [0, 0];
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertImportProducts });
    const client = server.as('nordwind');
    first = await openImport(client, anOpening(3));
    await sendChunk(client, first, [2, 4]);
    second = await openImport(client, anOpening(5, { file: 2 }));
    const changed = ordersOn(4, 4, { date: '2026-01-01' });
    const orders = [...ordersOn(2, 3), ...changed, ...ordersOn(5, 5)];
    await sendChunk(client, second, [2, 6], { orders, rejected: [aRejected(6)] });
  });
  afterAll(() => server.stop());
  const found = async (importId: number, user: UserName = 'nordwind') => {
    const { entries, dataInfo } = await server.as(user).call(ordersFind, {
      body: { query: [{ importId: String(importId) }] },
    });
    expect(dataInfo.foundCount).toBe(entries.length);
    return entries.map(({ fieldData }) => fieldData.Externe_Order_ID).sort();
  };

  it('are those it created and those it found there unchanged', async () => {
    expect(await found(first)).toEqual(['A-2', 'A-3', 'A-4']);
    expect(await found(second)).toEqual(['A-2', 'A-3', 'A-5']);
    expect(await found(second, 'admin')).toEqual(['A-2', 'A-3', 'A-5']);
    expect(await found(999)).toEqual([]);
  });

  it('are nothing to another merchant', async () => {
    expect(await found(first, 'alpenshop')).toEqual([]);
  });

  it('can be narrowed further, downloaded and changed as a whole', async () => {
    const body = { query: [{ importId: String(second), Externe_Order_ID: '==A-5' }] };
    const { entries } = await server.as('nordwind').call(ordersFind, { body });
    expect(entries).toHaveLength(1);
    const csv = await server.as('admin').open(ordersGenerateCsv, {
      body: { query: [{ importId: String(second) }], columns: ['external_order_id'] },
    });
    expect(csv.header('X-Found-Count')).toBe('3');
    const find = { query: [{ importId: String(first) }] };
    const held = await server.as('nordwind').call(ordersBulk, { body: { action: 'hold', find } });
    expect(held.entries.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'changed']);
  });
});
