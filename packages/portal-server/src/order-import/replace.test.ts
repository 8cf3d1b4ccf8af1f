import type { PortalClient } from '@kontor/portal-core/wire';
import { orderImportsGet, orderImportsUndo, type ImportOrder } from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder } from '../testing/erp-records.js';
import {
  anOpening,
  aPayload,
  insertImportProducts,
  openImport,
  ordersOn,
  sendChunk,
} from '../testing/imports.js';
import { MERCHANTS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const CHANGED = { items: [{ id: 'KANNE-02', qty: 3 }] };
const replacing = (order: ImportOrder): ImportOrder => ({ ...order, replace: true });

describeOnBothEngines('an import that replaces orders', (setup) => {
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
      await trx('erp_stock').update({ reserved: 0 });
    });
    const id = await openImport(client, anOpening(2, { file: (file += 1) }));
    await sendChunk(client, id, [2, 3]);
  });
  const again = () => openImport(client, anOpening(2, { file: (file += 1) }));
  const stored = (external_order_id: string) =>
    server.database
      .read('erp_orders')
      .where({ external_order_id })
      .orderBy('id')
      .select('id', 'status', 'comment', 'customer_reference', 'items_text', 'source');
  const reserved = async (product_number: string) => {
    const row = await server.database
      .read('erp_stock_sums')
      .join('erp_products', 'erp_products.id', 'product_id')
      .where({ 'erp_products.merchant_erp_id': MERCHANTS.nordwind.erpId, product_number })
      .first<{ stock_reserved: number }>('stock_reserved');
    return Number(row?.stock_reserved);
  };

  it('puts an open order in the place of the stored one, as an edit does', async () => {
    const [before] = await stored('A-2');
    await server.database.write((trx) =>
      trx('erp_orders')
        .where({ id: before?.id ?? 0 })
        .update({ comment: 'Nicht knicken', customer_reference: 'K-7' }),
    );
    const id = await again();
    const { results } = await sendChunk(client, id, [2, 3], {
      orders: ordersOn(2, 3, CHANGED).map(replacing),
    });
    expect(results.map(({ outcome }) => outcome)).toEqual(['replaced', 'replaced']);
    const [old, successor] = await stored('A-2');
    expect(old).toMatchObject({ id: before?.id, status: 'storniert' });
    expect(successor).toMatchObject({
      id: results[0]!.order_id,
      status: 'offen',
      comment: 'Nicht knicken',
      customer_reference: 'K-7',
      items_text: 'KANNE-02:3',
      source: `import:${id}`,
    });
    expect([await reserved('TASSE-01'), await reserved('KANNE-02')]).toEqual([0, 6]);
    const trail = await server.database
      .read('audit_records')
      .where({ kind: 'order' })
      .whereIn('record_id', [old?.id ?? 0, successor?.id ?? 0])
      .orderBy('record_id')
      .pluck('detail');
    expect(trail.map((detail: string) => JSON.parse(detail) as unknown)).toEqual([
      { from: 'offen', to: 'storniert', replaced_by: successor?.id },
      { replaces: old?.id },
    ]);
    expect((await client.call(orderImportsGet, { params: { id } })).counts).toMatchObject({ replaced: 2 });
  });

  it('answers the same when it is sent again, and replaces nothing twice', async () => {
    const id = await again();
    const orders = ordersOn(2, 3, CHANGED).map(replacing);
    const first = await sendChunk(client, id, [2, 3], { orders });
    expect(await sendChunk(client, id, [2, 3], { orders })).toEqual(first);
    expect((await stored('A-2')).map(({ status }) => status)).toEqual(['storniert', 'offen']);
  });

  it('leaves an order of the same content as it is', async () => {
    const id = await again();
    const { results } = await sendChunk(client, id, [2, 2], { orders: ordersOn(2, 2).map(replacing) });
    expect(results.map(({ outcome }) => outcome)).toEqual(['unchanged']);
  });

  it.each(['on hold', 'geliefert', 'verrechnet'] as const)(
    'leaves an order alone that is %s, and says so',
    async (status) => {
      await server.database.write((trx) =>
        trx('erp_orders').where({ external_order_id: 'A-2' }).update({ status }),
      );
      const id = await again();
      const { results } = await sendChunk(client, id, [2, 2], {
        orders: ordersOn(2, 2, CHANGED).map(replacing),
      });
      expect(results[0]).toMatchObject({ outcome: 'conflict' });
      expect(results[0]!.issues?.map(({ code }) => code)).toEqual([
        'alreadyExists',
        'notReplaceable',
        'storedDiffers',
      ]);
      expect((await stored('A-2')).map((order) => order.status)).toEqual([status]);
    },
  );

  it('leaves the order of somebody else alone, and says so', async () => {
    const order = aPayload('A-2', CHANGED);
    const address = { ...order.address, name: 'Silke Harms', street: 'Ring 9', email: 'silke@example.com' };
    const id = await again();
    const { results } = await sendChunk(client, id, [2, 2], {
      orders: [{ lines: [2], order: { ...order, address }, replace: true }],
    });
    expect(results[0]).toMatchObject({ outcome: 'conflict' });
    expect(results[0]!.issues?.map(({ code }) => code).slice(0, 2)).toEqual(['alreadyExists', 'otherOrder']);
    expect((await stored('A-2')).map(({ status }) => status)).toEqual(['offen']);
  });

  it('replaces the order of somebody else where that was said of it, and takes over nothing of theirs', async () => {
    await server.database.write((trx) =>
      trx('erp_orders')
        .where({ external_order_id: 'A-2' })
        .update({ comment: 'Nicht knicken', customer_reference: 'K-7' }),
    );
    const order = aPayload('A-2', CHANGED);
    const address = { ...order.address, name: 'Silke Harms', street: 'Ring 9', email: 'silke@example.com' };
    const id = await again();
    const { results } = await sendChunk(client, id, [2, 2], {
      orders: [{ lines: [2], order: { ...order, address }, replace: 'otherRecipient' }],
    });
    expect(results.map(({ outcome }) => outcome)).toEqual(['replaced']);
    const [old, successor] = await stored('A-2');
    expect([old?.status, successor?.status]).toEqual(['storniert', 'offen']);
    expect(successor).toMatchObject({ comment: '', customer_reference: '' });
    expect([await reserved('TASSE-01'), await reserved('KANNE-02')]).toEqual([2, 3]);
  });

  it('leaves an order of somebody else alone that is not open, whatever was said of it', async () => {
    await server.database.write((trx) =>
      trx('erp_orders').where({ external_order_id: 'A-2' }).update({ status: 'geliefert' }),
    );
    const order = aPayload('A-2', CHANGED);
    const address = { ...order.address, name: 'Silke Harms', street: 'Ring 9', email: 'silke@example.com' };
    const id = await again();
    const { results } = await sendChunk(client, id, [2, 2], {
      orders: [{ lines: [2], order: { ...order, address }, replace: 'otherRecipient' }],
    });
    expect(results[0]!.issues?.map(({ code }) => code)).toContain('notReplaceable');
    expect((await stored('A-2')).map(({ status }) => status)).toEqual(['geliefert']);
  });

  it('creates what is not there, although it was to replace', async () => {
    const id = await again();
    const { results } = await sendChunk(client, id, [4, 4], { orders: ordersOn(4, 4).map(replacing) });
    expect(results.map(({ outcome }) => outcome)).toEqual(['created']);
  });

  it('replaces each order once when two imports do it at the same moment', async () => {
    const [one, other] = [await again(), await again()];
    const send = (id: number, qty: number) =>
      sendChunk(client, id, [2, 3], {
        orders: ordersOn(2, 3, { items: [{ id: 'KANNE-02', qty }] }).map(replacing),
      });
    await Promise.all([send(one, 4), send(other, 5)]);
    const statuses = (await stored('A-2')).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'offen')).toHaveLength(1);
    expect(await reserved('KANNE-02')).toSatisfy((qty: number) => qty === 8 || qty === 10);
  });

  it('names every field in which a conflict differs, with both texts', async () => {
    const id = await again();
    const address = { ...aPayload('A-2').address, city: 'Garding' };
    const { results } = await sendChunk(client, id, [2, 2], {
      orders: ordersOn(2, 2, { ...CHANGED, address }),
    });
    expect(results[0]!.issues?.slice(1)).toEqual([
      {
        line: 2,
        column: 7,
        field: 'city',
        value: 'Garding',
        code: 'storedDiffers',
        params: { stored: 'Tönning' },
      },
      {
        line: 2,
        column: 9,
        field: 'product_id_and_quantity',
        value: 'KANNE-02:3',
        code: 'storedDiffers',
        params: { stored: 'TASSE-01:2' },
      },
    ]);
  });

  it('keeps the rows of a refused order as they were sent', async () => {
    const id = await again();
    const source = [
      ['A-2', '20.11.26', 'Frau', 'Jördis', 'Deich', '25832', 'Tönning', 'D', 'KANNE-02', 'Geschenk'],
    ];
    await sendChunk(client, id, [2, 2], {
      orders: ordersOn(2, 2, CHANGED).map((order) => ({ ...order, source })),
    });
    const response = await server.send(`/order-imports/${id}/results.csv`, { user: 'nordwind' });
    expect((await response.text()).split('\r\n')[1]).toMatch(/^A-2;20\.11\.26;Frau;.*;Geschenk$/);
  });

  it('is not undone for what it replaced, and the answer says why', async () => {
    const id = await again();
    await sendChunk(client, id, [2, 4], {
      orders: [...ordersOn(2, 3, CHANGED).map(replacing), ...ordersOn(4, 4)],
    });
    const [, successor] = await stored('A-2');
    const { cancelled, kept } = await client.call(orderImportsUndo, { params: { id } });
    expect(cancelled).toBe(1);
    expect(kept).toHaveLength(2);
    expect(kept[0]).toEqual({
      order_id: successor?.id,
      external_order_id: 'A-2',
      status: 'offen',
      reason: 'replaced',
    });
  });

  it('replaces nothing of another merchant', async () => {
    await server.database.write((trx) =>
      sqlErp.insertOrders(trx, MERCHANTS.alpenshop.erpId, [anOrder({ external_order_id: 'A-9' })], {
        source: 'test',
      }),
    );
    const id = await again();
    const { results } = await sendChunk(client, id, [9, 9], {
      orders: ordersOn(9, 9, CHANGED).map(replacing),
    });
    expect(results.map(({ outcome }) => outcome)).toEqual(['created']);
    expect((await stored('A-9')).map(({ status }) => status)).toEqual(['offen', 'offen']);
  });
});
