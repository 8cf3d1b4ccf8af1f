import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deliveryInbound, deliveryInboundBook } from '@kontor/portal-core/deliveries';
import { draftToErp, type ErpProductInput } from '@kontor/portal-core/erp';
import {
  erpConnectionRemove,
  erpConnectionWrite,
  erpInbound,
  erpLaneDecide,
  erpLanes,
  erpLanesRepeat,
  erpProducts,
  erpSendOpen,
  productsImport,
  takenFilesList,
  takenFilesUndo,
} from '@kontor/portal-core/erp-link';
import { productsCreate, productsUpdate } from '@kontor/portal-core/products';
import { catchUpIds } from '../db/index.js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOutbox } from '../testing/connected-erp.js';
import { DELIVERY_NOW, deliverySteps, insertGoods } from '../testing/deliveries.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

interface Message {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const idOf = ({ data }: Message): number => Number(data['product_id']);

describeOnBothEngines('news of products and deliveries for the ERP', (setup) => {
  let server: TestServer;
  let url = '';
  let received: Message[] = [];
  let status = 202;
  const erp = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      received.push(JSON.parse(Buffer.concat(pieces).toString()) as Message);
      response.writeHead(status).end(status === 422 ? JSON.stringify({ detail: 'EAN fehlt' }) : '');
    });
  });
  const admin = () => server.as('admin');
  const { accepted, create, move } = deliverySteps(() => server);
  const connect = (more: { tellsProducts?: boolean; tellsDeliveries?: boolean } = {}) =>
    admin().call(erpConnectionWrite, { body: { url, ...more } });
  const drain = async () => {
    const outbox = anOutbox(server);
    while (await outbox.round());
    return received.map(({ type }) => type);
  };
  const change = (product: ErpProductInput) =>
    server.as('nordwind').call(productsUpdate, { params: { id: 1 }, body: { product: { product } } });
  const draft = (number: string) =>
    draftToErp({
      id: number,
      name: 'Kanne',
      ean: '',
      price: '9,90',
      unit: 'Stk',
      weight: '0,5',
      customsNumber: '',
      shopName: '',
      status: 'aktiv',
    });

  beforeAll(async () => {
    await new Promise<void>((done) => erp.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(erp.address() as AddressInfo).port}/kontor`;
    server = await startTestServer(setup, {
      async fill(database) {
        await insertGoods(database);
        await database.write(async (trx) => {
          await catchUpIds(trx, 'erp_products');
          await trx('erp_products')
            .where({ id: 1 })
            .update({ unit: 'Stk', price_cents: 490, weight_grams: 250 });
        });
      },
    });
    server.time.now = DELIVERY_NOW;
  });
  afterAll(async () => {
    await server.stop();
    erp.close();
  });
  beforeEach(async () => {
    await admin().call(erpConnectionRemove, {});
    await connect({ tellsProducts: true, tellsDeliveries: true });
    received = [];
    status = 202;
  });

  it('are sent of a product that a person creates or changes, in the order of what happened', async () => {
    const product = draft('NW-KANNE');
    await server.as('nordwind').call(productsCreate, { body: { product: { product } } });
    await change({ Artikelname: 'Ostfriesentee' });
    await change({ Artikelname: 'Friesentee' });
    expect(await drain()).toHaveLength(3);
    const [tea, teaAgain, can] = received.toSorted((one, other) => idOf(one) - idOf(other));
    // It was never told of the tea before, so that it is new to it.
    expect([tea?.type, teaAgain?.type, can?.type]).toEqual([
      'product.created',
      'product.changed',
      'product.created',
    ]);
    expect(tea?.data).toMatchObject({
      product_id: 1,
      changed: { name: 'Ostfriesentee' },
      product: { fieldData: { Nr_Artikel: 'NW-TEE' } },
    });
    expect(can?.data).toMatchObject({
      merchant_erp_id: 2,
      changed: {},
      product: { fieldData: { Nr_Artikel: 'NW-KANNE' } },
    });
  });

  it('are sent of products of a file and when it is undone, and of nothing that the ERP said', async () => {
    const file = { key: randomUUID(), name: 'produkte.csv' };
    const product = { product_number: 'NW-TEE', merchant_erp_id: 2 };
    await admin().call(productsImport, { body: { records: [{ ...product, name: 'Schwarztee' }], file } });
    expect(await drain()).toEqual(['product.created']);
    const { entries } = await admin().call(takenFilesList, { query: {} });
    await admin().call(takenFilesUndo, { params: { id: entries[0]?.id ?? 0 } });
    expect(await drain()).toEqual(['product.created', 'product.changed']);
    await admin().call(erpProducts, { body: { records: [{ ...product, name: 'Grüntee' }] } });
    expect(await drain()).toHaveLength(2);
  });

  it('are sent of a delivery that is accepted and booked, and of nothing that the ERP said', async () => {
    const { id, intendo_id } = await accepted();
    const params = { intendoId: intendo_id ?? 0 };
    const body = { lines: [{ position: 1, booked: 10, from: { booked: 0, reason: '' } }] };
    await server.as('lager').call(deliveryInboundBook, { params, body });
    expect(await drain()).toEqual(['delivery.accepted', 'delivery.booked']);
    const { portalData } = await server.as('lager').call(deliveryInbound, { params });
    expect(received[1]?.data).toMatchObject({
      delivery_id: id,
      merchant_erp_id: 2,
      changed: { booked: '10' },
      delivery: { id, status: 'ACCEPTED' },
      inbound: { portalData },
    });
    const other = await create();
    await move(other.id, 'UNDER_REVIEW');
    const records = [{ delivery_id: other.id, lines: [{ product_number: 'NW-TEE', received: 10 }] }];
    expect((await admin().call(erpInbound, { body: { records } })).counts.applied).toBe(1);
    expect(await drain()).toHaveLength(2);
  });

  it('are only sent where that was chosen', async () => {
    await connect({ tellsProducts: false });
    await change({ Artikelname: 'Assam' });
    await accepted();
    expect(await drain()).toEqual(['delivery.accepted']);
    const { connection } = await connect();
    expect(connection).toMatchObject({ tells_products: false, tells_deliveries: true });
    const file = { url: 'https://fm.example/fmi/data/vLatest/databases/ERP', tellsProducts: true };
    await expect(admin().call(erpConnectionWrite, { body: file })).rejects.toMatchObject({
      status: 422,
      issues: [expect.objectContaining({ path: 'tellsProducts', code: 'notMapped' })],
    });
  });

  it('can begin with the products and accepted deliveries that there were before, once each', async () => {
    await admin().call(erpConnectionRemove, {});
    const { id } = await accepted();
    await create();
    await connect({ tellsProducts: true, tellsDeliveries: true });
    const send = (recordType: 'product' | 'delivery') => admin().call(erpSendOpen, { query: { recordType } });
    const { products, deliveries, orders } = await send('product');
    expect([products > 0, deliveries, orders]).toEqual([true, 0, 0]);
    expect((await send('product')).products).toBe(0);
    expect(await drain()).toEqual(Array.from({ length: products }, () => 'product.created'));
    received = [];
    const { deliveries: sent } = await send('delivery');
    expect(await drain()).toEqual(Array.from({ length: sent }, () => 'delivery.accepted'));
    expect(received.map(({ data }) => data)).toContainEqual(expect.objectContaining({ delivery_id: id }));
    for (const { data } of received) expect(data).toMatchObject({ delivery: { status: 'ACCEPTED' } });
  });

  it('that were there before are not sent where that was not chosen', async () => {
    await connect({ tellsProducts: false });
    await expect(admin().call(erpSendOpen, { query: { recordType: 'product' } })).rejects.toMatchObject({
      status: 422,
      issues: [expect.objectContaining({ path: 'recordType', code: 'notAllowed' })],
    });
    expect(await drain()).toEqual([]);
  });

  it('are left out where it is no longer to be told of them, refused ones and those behind them', async () => {
    status = 422;
    await change({ Artikelname: 'Ceylon' });
    await drain();
    await change({ Artikelname: 'Sencha' });
    status = 202;
    received = [];
    const { connection } = await connect({ tellsProducts: false });
    expect(connection).toMatchObject({ blocked: 0, waiting: 0, oldest_at: null });
    expect(await drain()).toEqual([]);
    await connect({ tellsProducts: true });
    await change({ Artikelname: 'Oolong' });
    expect(await drain()).toEqual(['product.changed']);
    expect(received[0]?.data).toMatchObject({ changed: { name: 'Oolong' } });
  });

  it('that were refused wait for a person by the number of their record, and stop no others', async () => {
    status = 422;
    await change({ Artikelname: 'Darjeeling' });
    await drain();
    status = 202;
    await accepted();
    await drain();
    const { entries } = await server.as('lager').call(erpLanes, { query: {} });
    expect(entries).toEqual([
      expect.objectContaining({
        record_type: 'product',
        record_id: 1,
        number: 'NW-TEE',
        merchant_name: 'Nordwind',
        news: 'product.created',
        refusal: 'EAN fehlt',
      }),
    ]);
    expect(await admin().call(erpLanesRepeat, {})).toEqual({ records: 1 });
    status = 422;
    await drain();
    const decide = (recordType: 'product' | 'delivery') =>
      server.as('lager').call(erpLaneDecide, {
        params: { id: 1 },
        body: { recordType, decision: 'skip', reason: 'Kennt das ERP nicht' },
      });
    await expect(decide('delivery')).rejects.toMatchObject({ status: 404 });
    await decide('product');
    await expect(decide('product')).rejects.toMatchObject({ status: 409 });
    expect((await admin().call(erpLanes, { query: {} })).foundCount).toBe(0);
  });

  it('are not written when the work is undone', async () => {
    const product = draft('NW-TASSE');
    await expect(
      server.as('nordwind').call(productsCreate, { body: { product: { product } } }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await drain()).toEqual([]);
  });
});
