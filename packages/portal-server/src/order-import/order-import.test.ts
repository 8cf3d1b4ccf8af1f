import type { ApiError, PortalClient } from '@kontor/portal-core/wire';
import {
  orderImportsFinish,
  orderImportsGet,
  orderImportsList,
  orderImportsLookup,
  orderImportsOpen,
  orderImportsUndo,
  orderImportsUndone,
} from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import {
  anOpening,
  aRejected,
  insertImportProducts,
  openImport,
  ordersOn,
  sendChunk,
} from '../testing/imports.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('an import', (setup) => {
  let server: TestServer;
  let client: PortalClient;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertImportProducts });
    client = server.as('nordwind');
  });
  afterAll(() => server.stop());
  beforeEach(() =>
    server.database.write(async (trx) => {
      for (const table of ['order_import_results', 'order_import_chunks', 'order_imports'])
        await trx(table).delete();
      for (const table of ['erp_order_items', 'erp_addresses', 'erp_orders']) await trx(table).delete();
    }),
  );
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: ApiError) => error,
    );
  const countOrders = async () =>
    Number((await server.database.read('erp_orders').count({ n: '*' }).first())?.['n']);

  describe('being opened', () => {
    it('is found again by its key, and by file and mapping when the client gives none', async () => {
      const named = anOpening(5, { client_key: 'my-own-key' });
      expect(await openImport(client, named)).toBe(await openImport(client, named));
      const unnamed = await openImport(client, anOpening(5));
      expect(await openImport(client, anOpening(5))).toBe(unnamed);
      expect(await openImport(client, anOpening(5, { file: 2 }))).not.toBe(unnamed);
    });

    it('is refused when its key belongs to another file', async () => {
      await openImport(client, anOpening(5, { client_key: 'my-own-key' }));
      const other = anOpening(5, { client_key: 'my-own-key', file: 2 });
      expect(await refusal(openImport(client, other))).toMatchObject({ status: 422 });
    });

    it('by two clients at once is one import', async () => {
      const ids = await Promise.all([1, 2, 3, 4].map(() => openImport(client, anOpening(5))));
      expect(new Set(ids).size).toBe(1);
    });

    it('needs a merchant from staff and refuses a foreign one from a merchant', async () => {
      expect(await refusal(openImport(server.as('lager'), anOpening(5)))).toMatchObject({ status: 422 });
      expect(
        await refusal(openImport(server.as('lager'), anOpening(5, { merchant_erp_id: 99 }))),
      ).toMatchObject({ status: 422 });
      expect(await refusal(openImport(client, anOpening(5, { merchant_erp_id: 1 })))).toMatchObject({
        status: 403,
      });
      const id = await openImport(server.as('lager'), anOpening(5, { merchant_erp_id: 1 }));
      const receipt = await server.as('alpenshop').call(orderImportsGet, { params: { id } });
      expect(receipt).toMatchObject({
        merchant_erp_id: 1,
        merchant_name: 'Alpenshop',
        created_by: { username: 'lager' },
      });
    });
  });

  describe('being finished', () => {
    it('answers its receipt, however often it is asked', async () => {
      const id = await openImport(client, anOpening(4));
      await sendChunk(client, id, [2, 5], { orders: ordersOn(2, 4), rejected: [aRejected(5)] });
      const receipt = await client.call(orderImportsFinish, { params: { id } });
      expect(receipt).toMatchObject({
        id,
        state: 'finished',
        source_name: 'bestellungen.csv',
        source_rows: 4,
        mode: 'comma',
        merchant_erp_id: 2,
        merchant_name: 'Nordwind',
        created_by: { username: 'nordwind' },
        counts: { created: 3, replaced: 0, unchanged: 0, conflict: 0, invalid: 1 },
        committed: [{ from: 2, to: 5 }],
      });
      expect(receipt.finished_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
      expect(await client.call(orderImportsFinish, { params: { id } })).toEqual(receipt);
    });

    it('names the lines that have not arrived', async () => {
      const id = await openImport(client, anOpening(9));
      await sendChunk(client, id, [2, 4]);
      await sendChunk(client, id, [8, 10]);
      const error = await refusal(client.call(orderImportsFinish, { params: { id } }));
      expect(error).toMatchObject({ status: 409, code: 'status_conflict' });
      expect(error?.message).toMatch(/Es fehlen die Zeilen 5-7, ab 11\.$/);
      await sendChunk(client, id, [5, 7]);
      expect(await client.call(orderImportsFinish, { params: { id } })).toMatchObject({ state: 'finished' });
    });

    it('still answers chunks it has, but takes no new ones', async () => {
      const id = await openImport(client, anOpening(2));
      const first = await sendChunk(client, id, [2, 3]);
      await client.call(orderImportsFinish, { params: { id } });
      expect(await sendChunk(client, id, [2, 3])).toEqual(first);
      expect(await refusal(sendChunk(client, id, [4, 5]))).toMatchObject({ status: 409 });
      expect(await countOrders()).toBe(2);
    });

    it('lets the same file be imported again, which changes nothing', async () => {
      const run = async () => {
        const id = await openImport(client, anOpening(2));
        await sendChunk(client, id, [2, 3]);
        return (await client.call(orderImportsFinish, { params: { id } })).counts;
      };
      expect(await run()).toEqual({ created: 2, replaced: 0, unchanged: 0, conflict: 0, invalid: 0 });
      expect(await run()).toEqual({ created: 0, replaced: 0, unchanged: 2, conflict: 0, invalid: 0 });
      expect(await countOrders()).toBe(2);
    });
  });

  describe('being undone', () => {
    it('cancels what is still open and names what it kept', async () => {
      const id = await openImport(client, anOpening(3));
      const { results } = await sendChunk(client, id, [2, 4]);
      const sent = results[1]!.order_id!;
      await server.database.write((trx) =>
        trx('erp_orders').where({ id: sent }).update({ status: 'geliefert' }),
      );
      expect(await refusal(client.call(orderImportsUndone, { params: { id } }))).toMatchObject({
        status: 409,
      });
      const undone = await client.call(orderImportsUndo, { params: { id } });
      expect(undone).toEqual({
        cancelled: 2,
        in_erp: 0,
        kept: [{ order_id: sent, external_order_id: 'A-3', status: 'geliefert', reason: 'status' }],
      });
      expect(await client.call(orderImportsUndone, { params: { id } })).toEqual(undone);
      const statuses = await server.database.read('erp_orders').orderBy('id').pluck('status');
      expect(statuses).toEqual(['storniert', 'geliefert', 'storniert']);
      expect(await client.call(orderImportsGet, { params: { id } })).toMatchObject({ state: 'undone' });
    });

    it('happens once, and not to orders that were there before', async () => {
      await sendChunk(client, await openImport(client, anOpening(1, { file: 2 })), [2, 2]);
      const id = await openImport(client, anOpening(2));
      await sendChunk(client, id, [2, 3]);
      expect(await client.call(orderImportsUndo, { params: { id } })).toEqual({
        cancelled: 1,
        in_erp: 0,
        kept: [],
      });
      expect(await refusal(client.call(orderImportsUndo, { params: { id } }))).toMatchObject({ status: 409 });
      expect(await refusal(sendChunk(client, id, [4, 5]))).toMatchObject({ status: 409 });
    });

    it('lets the same file be imported anew', async () => {
      const id = await openImport(client, anOpening(1));
      await sendChunk(client, id, [2, 2]);
      await client.call(orderImportsUndo, { params: { id } });
      const again = await openImport(client, anOpening(1));
      expect(again).not.toBe(id);
      expect((await sendChunk(client, again, [2, 2])).results[0]?.outcome).toBe('created');
    });
  });

  it('lists newest first within the scope', async () => {
    const own = [await openImport(client, anOpening(1)), await openImport(client, anOpening(1, { file: 2 }))];
    const other = await openImport(server.as('alpenshop'), anOpening(1));
    const ids = async (user: 'nordwind' | 'admin', query = {}) =>
      (await server.as(user).call(orderImportsList, { query })).entries.map(({ id }) => id);
    expect(await ids('nordwind')).toEqual([own[1], own[0]]);
    expect(await ids('admin')).toEqual([other, own[1], own[0]]);
    expect(await ids('admin', { limit: 1, offset: 2 })).toEqual([own[1]]);
    expect(await ids('admin', { merchant_erp_id: 2 })).toEqual([own[1], own[0]]);
    expect(await ids('nordwind', { merchant_erp_id: 1 })).toEqual([]);
    const { foundCount } = await client.call(orderImportsList, { query: {} });
    expect(foundCount).toBe(2);
    expect(await refusal(client.call(orderImportsList, { query: { limit: 101 } }))).toMatchObject({
      status: 422,
    });
  });

  it('tells which orders and products of a file are known, of the own merchant only', async () => {
    await sendChunk(client, await openImport(client, anOpening(1)), [2, 2]);
    const body = { external_order_ids: ['A-2', 'A-3'], product_ids: ['TASSE-01', 'NICHTS'] };
    const own = await client.call(orderImportsLookup, { body });
    expect(own.orders).toEqual([
      {
        external_order_id: 'A-2',
        order_id: expect.any(Number),
        content_hash: expect.stringMatching(/^[0-9a-f]{16}$/),
        status: 'offen',
      },
    ]);
    expect(own.products).toEqual([{ id: 'TASSE-01', name: 'Keramiktasse Blau' }]);
    expect((await server.as('alpenshop').call(orderImportsLookup, { body })).orders).toEqual([]);
  });

  it('by two clients with different files never doubles an order', async () => {
    const imports = await Promise.all([1, 2, 3].map((file) => openImport(client, anOpening(40, { file }))));
    const patient = async (id: number, range: readonly [number, number]): Promise<void> => {
      const error = await refusal(sendChunk(client, id, range));
      if (error?.code === 'too_many_calls') return patient(id, range);
      if (error) throw error;
    };
    await Promise.all(imports.flatMap((id) => [patient(id, [2, 21]), patient(id, [22, 41])]));
    expect(await countOrders()).toBe(40);
    const counts = await Promise.all(
      imports.map(async (id) => (await client.call(orderImportsGet, { params: { id } })).counts),
    );
    expect(counts.reduce((sum, { created }) => sum + created, 0)).toBe(40);
    expect(counts.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(80);
  });

  it('opened by a merchant is nothing to another one', async () => {
    const id = await openImport(client, anOpening(2));
    const stranger = server.as('alpenshop');
    const params = { id };
    const tries = [
      () => stranger.call(orderImportsGet, { params }),
      () => stranger.call(orderImportsFinish, { params }),
      () => stranger.call(orderImportsUndo, { params }),
      () => sendChunk(stranger, id, [2, 3]),
    ];
    for (const attempt of tries)
      expect(await refusal(attempt())).toMatchObject({ status: 404, code: 'not_found' });
    expect((await server.send(`/order-imports/${id}/results.csv`, { user: 'alpenshop' })).status).toBe(404);
    expect(await client.call(orderImportsGet, { params })).toMatchObject({ state: 'running', committed: [] });
  });

  it('of equal order ids goes through for two merchants', async () => {
    for (const user of ['nordwind', 'alpenshop'] as const) {
      const own = await openImport(server.as(user), anOpening(2));
      const { results } = await sendChunk(server.as(user), own, [2, 3]);
      expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'created']);
    }
  });

  it('stops when the rights are lost, and keeps what was stored', async () => {
    const id = await openImport(client, anOpening(6));
    await sendChunk(client, id, [2, 4]);
    await server.database.write((trx) =>
      trx('role_resources').where({ role_id: 2, resource_code: '/orders' }).delete(),
    );
    expect(await refusal(sendChunk(client, id, [5, 7]))).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await refusal(client.call(orderImportsOpen, { body: anOpening(6) }))).toMatchObject({
      status: 403,
    });
    await server.database.write((trx) =>
      trx('role_resources').insert({ role_id: 2, resource_code: '/orders' }),
    );
    expect(await countOrders()).toBe(3);
  });

  it('leaves the trail of who really acted', async () => {
    const acting = server.as('admin', 'nordwind');
    const id = await openImport(acting, anOpening(2));
    await sendChunk(acting, id, [2, 3]);
    const trail = await server.database
      .read('audit_log')
      .orderBy('id', 'desc')
      .limit(2)
      .select('actor_id', 'subject_id', 'action');
    expect(trail.map((entry) => Object.values(entry))).toEqual([
      [101, 105, 'orderImports.chunk'],
      [101, 105, 'orderImports.open'],
    ]);
  });
});
