import {
  ordersCancel,
  ordersCreate,
  ordersGet,
  ordersReplace,
  ordersTimeline,
  ordersUpdate,
  TAKEN_OVER,
  type OrderHappening,
  type OrderUpdate,
} from '@kontor/portal-core/orders';
import { orderImportsUndo } from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder } from '../testing/erp-records.js';
import { anOpening, aPayload, insertImportProducts, openImport, sendChunk } from '../testing/imports.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const refused = (status: number, code: string) => expect.objectContaining({ status, code });

describeOnBothEngines('the timeline of an order', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertImportProducts });
  });
  afterAll(() => server.stop());

  const create = async (externalId: string, client = server.as('nordwind')) =>
    (await client.call(ordersCreate, { body: [aPayload(externalId)] })).entries[0]!.order_id;
  const update = (id: number, fieldData: OrderUpdate['fieldData'], client = server.as('lager')) =>
    client.call(ordersUpdate, { params: { id }, body: { fieldData } });
  const timeline = async (id: number, client = server.as('nordwind')): Promise<readonly OrderHappening[]> =>
    (await client.call(ordersTimeline, { params: { id } })).entries;

  it('tells newest first who did what', async () => {
    const id = await create('TL-1');
    await update(id, { Status: 'on hold' }, server.as('nordwind'));
    await update(id, { Status: 'offen', ZZN_Notiz_Scanner: 'Vorsicht Glas' });
    await update(id, { Status: 'offen' });
    const told = await timeline(id);
    expect(told).toMatchObject([
      {
        action: 'orders.update',
        actor: { username: 'lager' },
        detail: { from: 'on hold', to: 'offen', comment: 'Vorsicht Glas' },
      },
      {
        action: 'orders.update',
        actor: { username: 'nordwind' },
        detail: { from: 'offen', to: 'on hold' },
      },
      { action: 'orders.create', actor: { username: 'nordwind', full_name: 'Test nordwind' }, subject: null },
    ]);
    expect(told).toHaveLength(3);
    expect(Object.keys(told[0]!.actor!).sort()).toEqual(['full_name', 'id', 'profile_picture', 'username']);
    expect(Date.parse(told[0]!.at)).toBe(server.time.now);
  });

  it('names who really acted and as whom', async () => {
    const id = await create('TL-2', server.as('chief', 'nordwind'));
    await expect(timeline(id)).resolves.toMatchObject([
      { actor: { username: 'chief' }, subject: { username: 'nordwind' } },
    ]);
  });

  it('leads from an edited order to its successor and back', async () => {
    const id = await create('TL-3');
    const successor = await server
      .as('nordwind')
      .call(ordersReplace, { params: { id }, body: { ...aPayload('TL-3'), modId: '0' } });
    const next = successor.fieldData._ID_AUFTRA;
    const [old] = await timeline(id);
    expect(old).toMatchObject({ detail: { from: 'offen', to: 'storniert', replaced_by: next } });
    await expect(timeline(next)).resolves.toMatchObject([
      { action: 'orders.replace', detail: { replaces: id } },
    ]);
  });

  it('tells a cancellation, and nothing of a change that was refused', async () => {
    const id = await create('TL-4');
    const call = (modId?: string) =>
      server.as('nordwind').call(ordersCancel, { body: { orderId: id, ...(modId && { modId }) } });
    await expect(call('7')).rejects.toEqual(refused(409, 'stale'));
    await expect(timeline(id)).resolves.toHaveLength(1);
    await call('0');
    await expect(call()).rejects.toEqual(refused(409, 'status_conflict'));
    await expect(timeline(id)).resolves.toMatchObject([
      { action: 'orders.cancel', detail: { from: 'offen', to: 'storniert' } },
      { action: 'orders.create' },
    ]);
  });

  it('tells which import created an order, who began it as whom, and its undo', async () => {
    const client = server.as('admin', 'nordwind');
    const importId = await openImport(client, anOpening(1));
    const { results } = await sendChunk(client, importId, [2, 2]);
    const id = results[0]!.order_id!;
    await server.as('nordwind').call(orderImportsUndo, { params: { id: importId } });
    await expect(timeline(id)).resolves.toMatchObject([
      {
        action: 'orderImports.undo',
        actor: { username: 'nordwind' },
        detail: { from: 'offen', to: 'storniert' },
      },
      {
        action: 'orderImports.chunk',
        actor: { username: 'admin' },
        subject: { username: 'nordwind' },
        detail: { import_id: importId, source_name: 'bestellungen.csv' },
      },
    ]);
  });

  it('says of an order that was there before the portal that the ERP brought it', async () => {
    const [id] = await server.database.write((trx) =>
      sqlErp.insertOrders(trx, 2, [anOrder({ external_order_id: 'TL-5' })], { source: 'demo' }),
    );
    await expect(timeline(id!)).resolves.toEqual([
      { action: TAKEN_OVER, at: '2026-03-14', actor: null, subject: null, detail: {} },
    ]);
  });

  it('and the order itself are not told to another merchant', async () => {
    const id = await create('TL-6');
    const missing = refused(404, 'not_found');
    await expect(timeline(id, server.as('alpenshop'))).rejects.toEqual(missing);
    const get = (client = server.as('nordwind')) => client.call(ordersGet, { params: { id } });
    await expect(get(server.as('alpenshop'))).rejects.toEqual(missing);
    await expect(get()).resolves.toMatchObject({ recordId: String(id), modId: '0' });
    await expect(get(server.as('lager'))).resolves.toMatchObject({ fieldData: { ID_MANDAN: 2 } });
    await expect(timeline(987_654, server.as('admin'))).rejects.toEqual(missing);
  });
});
