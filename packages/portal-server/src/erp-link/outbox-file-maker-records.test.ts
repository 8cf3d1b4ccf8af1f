import { draftToErp, type ErpProductInput } from '@kontor/portal-core/erp';
import { erpConnectionWrite, erpInbound, erpLanes } from '@kontor/portal-core/erp-link';
import { deliveryInboundBook } from '@kontor/portal-core/deliveries';
import { productsCreate, productsUpdate } from '@kontor/portal-core/products';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { catchUpIds } from '../db/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startConnectedFileMaker, type ConnectedFileMaker } from '../testing/connected-file-maker.js';
import { DELIVERY_NOW, deliverySteps, insertGoods } from '../testing/deliveries.js';

const BOOKED = 'BESPOS_BESTEL_SL::Menge_gebucht';

describeOnBothEngines('news of products and deliveries for a FileMaker file', (setup) => {
  let file: ConnectedFileMaker;
  let folder: string;
  let made = 0;
  const admin = () => file.server.as('admin');
  const nordwind = () => file.server.as('nordwind');
  const { accepted, create: announce } = deliverySteps(() => file.server);
  const later = async () => {
    file.server.time.now += 6 * 60_000;
    await file.drain();
  };
  const create = async (number = `NW-KANNE-${(made += 1)}`) => {
    const product = draftToErp({
      id: number,
      name: 'Kanne',
      ean: '4006381333931',
      price: '9,90',
      unit: 'Stk',
      weight: '0,5',
      customsNumber: '',
      shopName: '',
      status: 'aktiv',
    });
    const { recordId } = await nordwind().call(productsCreate, { body: { product: { product } } });
    return { id: Number(recordId), number };
  };
  const change = (id: number, product: ErpProductInput) =>
    nordwind().call(productsUpdate, { params: { id }, body: { product: { product } } });
  const productsOf = (number: string) =>
    file.erp.products.all.filter(({ fields }) => fields['Nr_Artikel'] === number);
  /** Books fewer units than the ten that were announced. */
  const book = (intendoId: number, booked: number, from = { booked: 0, reason: '' }) =>
    file.server.as('lager').call(deliveryInboundBook, {
      params: { intendoId },
      body: { lines: [{ position: 1, booked, reason: 'Bruch', from }] },
    });
  const deliveriesOf = (id: number) =>
    file.erp.deliveries.all.filter(({ fields }) => fields['ZZN_Kontor_ID'] === String(id));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kontor-mapping-'));
    const mapping = join(folder, 'mapping.json');
    await writeFile(mapping, '{"products":{},"deliveries":{}}');
    file = await startConnectedFileMaker(setup, {
      environment: { KONTOR_FILEMAKER_MAPPING: mapping },
      async fill(database) {
        await insertGoods(database);
        await database.write((trx) => catchUpIds(trx, 'erp_products'));
      },
    });
    file.server.time.now = DELIVERY_NOW;
  });
  afterAll(async () => {
    await file.stop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await file.connect();
    const body = { url: file.erp.url, tellsProducts: true, tellsDeliveries: true };
    await admin().call(erpConnectionWrite, { body });
  });

  it('create a product once, and write of a change what was changed', async () => {
    const { id, number } = await create();
    await file.drain();
    const [record, ...more] = productsOf(number);
    expect(more).toEqual([]);
    expect(record?.fields).toMatchObject({
      ID_MANDAN: 2,
      Artikelname: 'Kanne',
      VK: 9.9,
      Artikelgewicht: 0.5,
    });
    file.erp.products.edit(record!.recordId, { fieldData: { Artikelname: 'Kanne (alt)' } });
    file.erp.forget();
    await change(id, { VK: '12,5' });
    await file.drain();
    expect(record?.fields).toMatchObject({ Artikelname: 'Kanne (alt)', VK: 12.5 });
    expect(file.erp.seen('PATCH', /ARTIKE/).map(({ body }) => body['fieldData'])).toEqual([{ VK: 12.5 }]);
    await change(id, { Nr_EAN: '', ZZN_Barcode: '' });
    await file.drain();
    expect(record?.fields).toMatchObject({ Nr_EAN: '', ZZN_Barcode: '' });
  });

  it.each(['lost answer', 'torn answer'] as const)(
    'create nothing twice although the answer was lost: %s',
    async (fault) => {
      const isCreate = ({ method, path }: { readonly method: string; readonly path: string }) =>
        method === 'POST' && path.endsWith('/records');
      const { number } = await create();
      file.erp.fail(fault, isCreate);
      await file.drain();
      await later();
      expect(productsOf(number)).toHaveLength(1);
      const { id } = await accepted();
      file.erp.fail(fault, isCreate);
      await file.drain();
      await later();
      expect(deliveriesOf(id)).toHaveLength(1);
    },
  );

  it('take over a product that the ERP has, in any case, and empty nothing there', async () => {
    const number = `NW-DOSE-${(made += 1)}`;
    const typed = { Nr_Artikel: number.toLowerCase(), ID_MANDAN: 2, Zolltarifnummer: '6911' };
    const { recordId } = file.erp.products.create({ fieldData: typed });
    file.erp.products.create({ fieldData: { ...typed, ID_MANDAN: 1 } });
    await create(number);
    await file.drain();
    expect(productsOf(number)).toEqual([]);
    expect(file.erp.products.get(recordId).fields).toMatchObject({
      Artikelname: 'Kanne',
      Zolltarifnummer: '6911',
    });
  });

  it('write an accepted delivery as an inbound order, and what is booked into its positions', async () => {
    const { id, intendo_id } = await accepted();
    await file.drain();
    const [record, ...more] = deliveriesOf(id);
    expect(more).toEqual([]);
    expect(record?.fields).toMatchObject({ ID_Intendo: intendo_id, ID_MANDAN: 2 });
    expect(record?.fields['ZZN_Liefertag']).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
    const rows = record!.portals['BESPOS_BESTEL_SL']!;
    const count = rows.length;
    expect(rows[0]).toMatchObject({ 'BESPOS_BESTEL_SL::Position': 1, [BOOKED]: 0 });
    await book(intendo_id ?? 0, 7);
    file.erp.fail({ code: 306 }, ({ method }) => method === 'PATCH');
    await file.drain();
    expect(rows[0]).toMatchObject({ [BOOKED]: 7, 'BESPOS_BESTEL_SL::ZZN_Grund': 'Bruch' });
    await book(intendo_id ?? 0, 5, { booked: 7, reason: 'Bruch' });
    await file.drain();
    expect([rows[0]?.[BOOKED], rows.length]).toEqual([5, count]);
  });

  it('add no position twice although a write that was given up comes later', async () => {
    const { id, intendo_id } = await accepted();
    await file.drain();
    const rows = deliveriesOf(id)[0]!.portals['BESPOS_BESTEL_SL']!;
    const count = rows.length;
    rows.length = 0;
    await book(intendo_id ?? 0, 7);
    const isEdit = ({ method }: { readonly method: string }) => method === 'PATCH';
    file.erp.fail({ doneBefore: isEdit }, isEdit);
    await file.drain();
    expect(rows).toEqual([]);
    await later();
    expect(rows).toHaveLength(count);
    expect(rows[0]).toMatchObject({ [BOOKED]: 7 });
  });

  it('take over the inbound order by which the ERP accepted a delivery itself', async () => {
    const { id } = await announce();
    await file.server
      .as('lager')
      .call(erpInbound, { body: { records: [{ delivery_id: id, status: 'ACCEPTED' }] } });
    const stored = await file.server.database.read('deliveries').where({ id }).first('intendo_id');
    const number = stored?.intendo_id ?? 0;
    const typed = { ID_Intendo: number, ID_MANDAN: 2, ZZN_Notiz: 'von Hand' };
    file.erp.deliveries.create({ fieldData: { ...typed, ID_MANDAN: 1, ZZN_Kontor_ID: 'fremd' } });
    const { recordId } = file.erp.deliveries.create({ fieldData: typed });
    await book(number, 7);
    await file.drain();
    expect(deliveriesOf(id)).toMatchObject([{ recordId, fields: { ZZN_Notiz: 'von Hand' } }]);
    expect(deliveriesOf(id)[0]?.portals['BESPOS_BESTEL_SL']?.[0]?.[BOOKED]).toBe(7);
  });

  it('write a booked delivery that the ERP was never told of', async () => {
    await admin().call(erpConnectionWrite, { body: { url: file.erp.url, tellsDeliveries: false } });
    const { id, intendo_id } = await accepted();
    await admin().call(erpConnectionWrite, { body: { url: file.erp.url, tellsDeliveries: true } });
    await book(intendo_id ?? 0, 3);
    await file.drain();
    expect(deliveriesOf(id)[0]?.portals['BESPOS_BESTEL_SL']?.[0]?.[BOOKED]).toBe(3);
  });

  it('that fail on their layout stop no orders', async () => {
    const { number } = await create();
    file.erp.fail({ code: 105 }, ({ path }) => path.includes('api_ARTIKE'));
    const [order] = await file.create();
    await file.drain();
    expect(await file.connection()).toMatchObject({ state: 'running', blocked: 1, waiting: 0 });
    expect(file.recordsOf(order!)).toHaveLength(1);
    const { entries } = await admin().call(erpLanes, { query: {} });
    expect(entries).toEqual([
      expect.objectContaining({ number, refusal: 'FileMaker 105: Layout is missing' }),
    ]);
  });

  it('are refused for a product that the ERP has twice', async () => {
    const number = `NW-DOPPELT-${(made += 1)}`;
    for (const name of ['Eins', 'Zwei'])
      file.erp.products.create({ fieldData: { Nr_Artikel: number, ID_MANDAN: 2, Artikelname: name } });
    await create(number);
    await file.drain();
    const { entries } = await admin().call(erpLanes, { query: {} });
    expect(entries[0]?.refusal).toBe(`Im ERP gibt es das Produkt ${number} dieses Händlers mehrmals`);
  });
});
