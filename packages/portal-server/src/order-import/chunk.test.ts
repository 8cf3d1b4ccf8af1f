import type { ApiError, PortalClient } from '@kontor/portal-core/wire';
import { orderImportsChunk, orderImportsGet, orderImportsOpen } from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import {
  anOpening,
  aPayload,
  aRejected,
  insertImportProducts,
  openImport,
  ordersOn,
  sendChunk,
} from '../testing/imports.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('a chunk of an import', (setup) => {
  let server: TestServer;
  let client: PortalClient;
  let id: number;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertImportProducts });
    client = server.as('nordwind');
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.database.write(async (trx) => {
      for (const table of ['order_import_results', 'order_import_chunks', 'order_imports'])
        await trx(table).delete();
      for (const table of ['erp_order_items', 'erp_addresses', 'erp_orders']) await trx(table).delete();
    });
    id = await openImport(client, anOpening(10));
  });
  const orders = () => server.database.read('erp_orders').orderBy('id').pluck('external_order_id');
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: ApiError) => error,
    );

  it('creates its orders and tells each with its line and number', async () => {
    const { results } = await sendChunk(client, id, [2, 4]);
    expect(results.map(({ line, external_order_id, outcome }) => [line, external_order_id, outcome])).toEqual(
      [
        [2, 'A-2', 'created'],
        [3, 'A-3', 'created'],
        [4, 'A-4', 'created'],
      ],
    );
    const stored = await server.database.read('erp_orders').where({ external_order_id: 'A-3' }).first();
    expect(stored).toMatchObject({
      id: results[1]!.order_id,
      status: 'offen',
      merchant_erp_id: 2,
      source: `import:${id}`,
    });
  });

  it('sent again answers the same and changes nothing', async () => {
    const body = { orders: ordersOn(2, 4), rejected: [aRejected(5)] };
    const send = () => client.open(orderImportsChunk, { params: { id, range: '2-5' }, body });
    const [first, second] = [await send(), await send()];
    expect([first.header('Idempotent-Replayed'), second.header('Idempotent-Replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(await second.text()).toBe(await first.text());
    expect(await orders()).toEqual(['A-2', 'A-3', 'A-4']);
    const receipt = await client.call(orderImportsGet, { params: { id } });
    expect(receipt.counts).toEqual({ created: 3, replaced: 0, unchanged: 0, conflict: 0, invalid: 1 });
  });

  it('is refused when its lines came with other content before', async () => {
    await sendChunk(client, id, [2, 4]);
    const changed = ordersOn(2, 4, { date: '2026-11-19' });
    expect(await refusal(sendChunk(client, id, [2, 4], { orders: changed }))).toMatchObject({ status: 422 });
    expect(await refusal(sendChunk(client, id, [3, 6]))).toMatchObject({ status: 422 });
    expect(await orders()).toEqual(['A-2', 'A-3', 'A-4']);
  });

  it('refuses bad orders one by one, with line, column and reason', async () => {
    const bad = [
      { lines: [2], order: aPayload('A-2', { items: [{ id: 'GIBTSNICHT', qty: 1 }] }) },
      { lines: [3], order: aPayload('A-3', { date: '2026-02-30' }) },
      { lines: [4], order: aPayload('A-4') },
      { lines: [5], order: { ...aPayload('A-5'), surprise: true } as never },
      { lines: [7], order: aPayload('A-4') },
      { lines: [8], order: aPayload('A-8', { merchant_erp_id: 1 }) },
    ];
    const { results } = await sendChunk(client, id, [2, 8], { orders: bad });
    const told = results.map(({ line, outcome, issues }) => [
      line,
      outcome,
      issues?.map(({ column, code }) => [column, code]),
    ]);
    expect(told).toEqual([
      [2, 'invalid', [[9, 'unknownProduct']]],
      [3, 'invalid', [[2, 'date']]],
      [4, 'created', undefined],
      [5, 'invalid', [[null, 'unknownField']]],
      [7, 'invalid', [[1, 'duplicateInFile']]],
      [8, 'invalid', [[null, 'notAllowed']]],
    ]);
    expect(await orders()).toEqual(['A-4']);
  });

  it('refuses what an import refuses, whoever sent it, and takes a Packstation with its post number', async () => {
    const at = (street: string, different = {}) => ({
      address: { ...aPayload('A-1').address, street, ...different },
    });
    const { results } = await sendChunk(client, id, [2, 5], {
      orders: [
        ...ordersOn(2, 2, at('Packstation 145')),
        ...ordersOn(3, 3, at('1234567890 Packstation 145')),
        ...ordersOn(4, 4, at('123 Packstation 145')),
        ...ordersOn(5, 5, at('Am Deich 7', { postal_code: '2583' })),
      ],
    });
    expect(results.map(({ outcome, issues }) => [outcome, issues?.[0]?.code])).toEqual([
      ['invalid', 'packstationNumber'],
      ['created', undefined],
      ['created', undefined],
      ['invalid', 'postalCodeShort'],
    ]);
  });

  it('refuses alone what is no order at all', async () => {
    const { results } = await sendChunk(client, id, [2, 4], {
      orders: [...ordersOn(2, 2), { lines: [3], order: 'nonsense' as never }, ...ordersOn(4, 4)],
    });
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'invalid', 'created']);
  });

  it('leaves an order alone that exists with the same content, and tells one that exists with another', async () => {
    await sendChunk(client, id, [2, 3]);
    const again = await openImport(client, anOpening(2, { file: 2 }));
    const { results } = await sendChunk(client, again, [2, 3], {
      orders: [...ordersOn(2, 2), ...ordersOn(3, 3, { items: [{ id: 'KANNE-02', qty: 1 }] })],
    });
    expect(results.map(({ outcome, issues }) => [outcome, issues?.[0]?.code])).toEqual([
      ['unchanged', undefined],
      ['conflict', 'alreadyExists'],
    ]);
    expect(await orders()).toEqual(['A-2', 'A-3']);
  });

  it('may come in any order, several times and from several clients at once', async () => {
    const ranges = [2, 4, 6, 8, 10].map((from) => [from, from + 1] as const);
    const deliveries = [...ranges, ...ranges, ...ranges].sort((a, b) => ((a[0] * 7) % 5) - ((b[0] * 7) % 5));
    const patient = async (range: readonly [number, number]): Promise<unknown> => {
      const error = await refusal(sendChunk(client, id, range));
      if (error?.code === 'too_many_calls') return patient(range);
      if (error) throw error;
      return null;
    };
    const lanes = [0, 1, 2, 3].map(async (lane) => {
      for (const [index, range] of deliveries.entries()) if (index % 4 === lane) await patient(range);
    });
    await Promise.all(lanes);
    expect((await orders()).sort()).toEqual(
      ordersOn(2, 11)
        .map(({ order }) => order.external_order_id)
        .sort(),
    );
    const { counts } = await client.call(orderImportsGet, { params: { id } });
    expect(counts).toEqual({ created: 10, replaced: 0, unchanged: 0, conflict: 0, invalid: 0 });
  });

  it.each([
    ['turned round', '4-2', [2]],
    ['outside the range', '2-3', [4]],
    ['descending', '2-5', [4, 3]],
    ['missing', '2-5', []],
  ])('is refused whole when its lines are %s', async (_, range, lines) => {
    const body = { orders: [{ lines, order: aPayload('A-1') }], rejected: [] };
    expect(await refusal(client.call(orderImportsChunk, { params: { id, range }, body }))).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
    expect(await orders()).toEqual([]);
  });

  it('is refused whole when two orders claim the same line', async () => {
    const twice = [...ordersOn(2, 2), { lines: [2], order: aPayload('B-2') }];
    expect(await refusal(sendChunk(client, id, [2, 3], { orders: twice }))).toMatchObject({ status: 422 });
  });

  it('holds at most 5,000 orders and 8 MB', async () => {
    expect(await refusal(sendChunk(client, id, [2, 5002]))).toMatchObject({ status: 422 });
    const long = 'x'.repeat(8 * 1024 * 1024);
    const body = { orders: [{ lines: [2], order: aPayload(long) }], rejected: [] };
    const params = { id, range: '2-2' };
    expect(await refusal(client.call(orderImportsChunk, { params, body }))).toMatchObject({ status: 413 });
  });

  it('keeps texts that no database likes out of harm', async () => {
    const odd = {
      ...aRejected(2),
      external_order_id: 'A\u0000\ud800',
      source: [['\u0000', '=1+1', '\ud800']],
    };
    const { results } = await sendChunk(client, id, [2, 3], { orders: ordersOn(3, 3), rejected: [odd] });
    expect(results.map(({ outcome }) => outcome)).toEqual(['invalid', 'created']);
  });

  it('goes on where an interrupted client left off', async () => {
    await sendChunk(client, id, [2, 4]);
    const resumed = await client.call(orderImportsOpen, { body: anOpening(10) });
    expect(resumed).toEqual({ id, committed: [{ from: 2, to: 4 }], max_orders: 5000 });
  });
});
