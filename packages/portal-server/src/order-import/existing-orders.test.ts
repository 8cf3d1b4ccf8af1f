import { normaliseOrder, ordersCancel, type OrderPayload } from '@kontor/portal-core/orders';
import type { PortalClient } from '@kontor/portal-core/wire';
import {
  orderImportsCompare,
  orderImportsLookup,
  orderImportsUndo,
  type ChunkAnswer,
} from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOpening, aPayload, insertImportProducts, openImport, sendChunk } from '../testing/imports.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const OTHER = { items: [{ id: 'KANNE-02', qty: 3 }] };

describeOnBothEngines('an order of a file beside those that are stored', (setup) => {
  let server: TestServer;
  let client: PortalClient;
  let file = 1;
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
  });

  /** Imports orders with these numbers, one a line from line 2 on, as an import of its own. */
  const send = async (
    numbers: readonly string[],
    { replace = false, ...different }: Partial<OrderPayload> & { readonly replace?: boolean } = {},
  ): Promise<{ readonly id: number; readonly results: ChunkAnswer['results'] }> => {
    const id = await openImport(client, anOpening(numbers.length, { file: (file += 1) }));
    const orders = numbers.map((number, index) => ({
      lines: [2 + index],
      order: aPayload(number, different),
      ...(replace && { replace }),
    }));
    const { results } = await sendChunk(client, id, [2, 1 + numbers.length], { orders });
    return { id, results };
  };
  const outcomes = async (...given: Parameters<typeof send>) =>
    (await send(...given)).results.map(({ outcome }) => outcome);
  const stored = async () =>
    (await server.database.read('erp_orders').orderBy('id').select('external_order_id', 'status')).map(
      ({ external_order_id, status }) => `${external_order_id} ${status}`,
    );
  const idOf = async (external_order_id: string): Promise<number> =>
    (await server.database.read('erp_orders').where({ external_order_id }).first<{ id: number }>('id'))!.id;
  const cancel = async (number: string) =>
    client.call(ordersCancel, { body: { orderId: await idOf(number) } });
  const lookUp = async (...external_order_ids: string[]) =>
    (await client.call(orderImportsLookup, { body: { external_order_ids, product_ids: [] } })).orders;

  it('does not come back by its file when a person cancelled it', async () => {
    await send(['A-1', 'A-2']);
    await cancel('A-1');
    const { results } = await send(['A-1', 'A-2']);
    expect(results.map(({ outcome, issues }) => [outcome, issues?.[0]?.code])).toEqual([
      ['conflict', 'wasCancelled'],
      ['unchanged', undefined],
    ]);
    expect(await stored()).toEqual(['A-1 storniert', 'A-2 offen']);
  });

  it('is told to a plan as cancelled', async () => {
    await send(['A-1']);
    await cancel('A-1');
    expect(await lookUp('A-1')).toMatchObject([{ external_order_id: 'A-1', status: 'storniert' }]);
    const { orders } = await client.call(orderImportsCompare, { body: { external_order_ids: ['A-1'] } });
    expect(orders).toMatchObject([{ external_order_id: 'A-1', status: 'storniert' }]);
  });

  it('is created anew after a cancelled one on purpose', async () => {
    await send(['A-1']);
    await cancel('A-1');
    expect(await outcomes(['A-1'], { replace: true })).toEqual(['created']);
    expect(await stored()).toEqual(['A-1 storniert', 'A-1 offen']);
    expect(await outcomes(['A-1'])).toEqual(['unchanged']);
  });

  it('comes in again without a question after the undo of its import', async () => {
    const { id } = await send(['A-1', 'A-2']);
    await client.call(orderImportsUndo, { params: { id } });
    expect(await lookUp('A-1', 'A-2')).toEqual([]);
    expect(await outcomes(['A-1', 'A-2'])).toEqual(['created', 'created']);
  });

  it('stays cancelled after the undo of its import when a person had cancelled it before', async () => {
    const { id } = await send(['A-1', 'A-2']);
    await cancel('A-1');
    await client.call(orderImportsUndo, { params: { id } });
    expect(await outcomes(['A-1', 'A-2'])).toEqual(['conflict', 'created']);
    expect(await stored()).toEqual(['A-1 storniert', 'A-2 storniert', 'A-2 offen']);
  });

  it('is known in another spelling of its number', async () => {
    await send(['#1001', 'B-7']);
    expect(await outcomes(['1001', 'b-7'])).toEqual(['unchanged', 'unchanged']);
    const { results } = await send(['1001'], OTHER);
    expect(results[0]).toMatchObject({ outcome: 'conflict', order_id: await idOf('#1001') });
    expect(results[0]?.issues?.map(({ code, field, params }) => [code, field, params])).toEqual([
      ['alreadyExists', 'external_order_id', { field: '#1001' }],
      ['storedDiffers', 'external_order_id', { stored: '#1001' }],
      ['storedDiffers', 'product_id_and_quantity', { stored: 'TASSE-01:2' }],
    ]);
    expect(await stored()).toEqual(['#1001 offen', 'B-7 offen']);
  });

  it('is known without the zeros before its number, and with them, but not where both were there before', async () => {
    await send(['001071', '88']);
    expect(await outcomes(['1071', '0088'])).toEqual(['unchanged', 'unchanged']);
    await send(['0815', '815']);
    expect(await outcomes(['0815', '815'])).toEqual(['unchanged', 'unchanged']);
    expect(await stored()).toEqual(['001071 offen', '88 offen', '0815 offen', '815 offen']);
  });

  it('takes the place of one in another spelling on purpose', async () => {
    await send(['#1001']);
    expect(await outcomes(['1001'], { ...OTHER, replace: true })).toEqual(['replaced']);
    expect(await stored()).toEqual(['#1001 storniert', '1001 offen']);
  });

  it('meets the one of its own spelling where both were created by hand', async () => {
    await send(['#1001']);
    const byHand = normaliseOrder(aPayload('1001', OTHER));
    await server.database.write((trx) => sqlErp.insertOrders(trx, 2, [byHand], { source: 'portal' }));
    expect(await outcomes(['1001'], OTHER)).toEqual(['unchanged']);
    expect(await outcomes(['#1001'])).toEqual(['unchanged']);
  });

  it('is refused beside another spelling of its number in one chunk', async () => {
    const { results } = await send(['#1001', '1001']);
    expect(results.map(({ outcome, issues }) => [outcome, issues?.[0]?.code])).toEqual([
      ['created', undefined],
      ['invalid', 'duplicateInFile'],
    ]);
  });
});
