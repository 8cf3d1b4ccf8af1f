import {
  erpCompare,
  erpOrders,
  erpStock,
  erpWordRemove,
  erpWordsList,
  erpWordStore,
  FILE_WORK,
  wordsOfFile,
  type ErpWordInput,
} from '@kontor/portal-core/erp-link';
import { createTranslator } from '@kontor/portal-core/i18n';
import { ordersCancel } from '@kontor/portal-core/orders';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../testing/both-engines.js';
import { startConnectedFileMaker, type ConnectedFileMaker } from '../../testing/connected-file-maker.js';
import { insertProducts } from '../../testing/erp-records.js';

const status = (word: string, meaning: string, isWritten = false): ErpWordInput => ({
  kind: 'status',
  word,
  meaning,
  place: '',
  isWritten,
});

describeOnBothEngines('the words of the ERP', (setup) => {
  let file: ConnectedFileMaker;
  const admin = () => file.server.as('admin');
  const say = (body: ErpWordInput) => admin().call(erpWordStore, { body });
  const words = async () => {
    const { entries } = await admin().call(erpWordsList, {});
    return entries.map(({ word, meaning, isWritten }) => [word, meaning, isWritten]);
  };
  const orderOf = (id: number) =>
    file.server.database.read('erp_orders').where({ id }).first('status', 'carrier');
  const sent = async () => {
    const [id] = await file.create('nordwind');
    await file.drain();
    return id!;
  };
  const there = (id: number, fieldData: Readonly<Record<string, string>>) =>
    file.erp.orders.edit(file.recordsOf(id)[0]!.recordId, { fieldData });

  beforeAll(async () => {
    file = await startConnectedFileMaker(setup);
    await file.server.database.write((trx) =>
      insertProducts(trx, 2, [{ number: 'WORT-1', name: 'Tasse', available: 5 }]),
    );
  });
  afterAll(() => file.stop());
  beforeEach(() => file.connect());
  afterEach(async () => {
    const { entries } = await admin().call(erpWordsList, {});
    for (const { id } of entries) await admin().call(erpWordRemove, { params: { id } });
  });

  it('are stored once in any case, and one of a meaning is written', async () => {
    await say(status('Neu', 'offen', true));
    await say(status('NEU', 'on hold', true));
    await say(status('Angehalten', 'on hold', true));
    expect(await words()).toEqual([
      ['Angehalten', 'on hold', true],
      ['NEU', 'on hold', false],
    ]);
  });

  it('are refused with what is wrong, and said by those alone who may connect the ERP', async () => {
    const wrong = {
      kind: 'warehouse',
      word: 'HH1',
      meaning: 'Lager Rom',
      place: '',
      isWritten: false,
    } as const;
    await expect(say(wrong)).rejects.toMatchObject({
      issues: [{ path: 'meaning', code: 'unknownWarehouse' }],
    });
    const word = { body: status('Neu', 'offen') };
    await expect(file.server.as('lager').call(erpWordStore, word)).rejects.toMatchObject({ status: 403 });
    await expect(file.server.as('nordwind').call(erpWordsList, {})).rejects.toMatchObject({ status: 403 });
    await expect(admin().call(erpWordRemove, { params: { id: 999 } })).rejects.toMatchObject({ status: 404 });
  });

  it('are understood in reports of orders, stock and deliveries', async () => {
    const id = await sent();
    await say(status('Ausgelagert', 'geliefert'));
    await say({ ...status('07', 'GLS'), kind: 'carrier' });
    await say({ ...status('HH1', 'Hauptlager'), kind: 'warehouse' });
    await say({ ...status('01-02', 'A-01-1'), kind: 'position', place: 'Hauptlager' });
    const lager = file.server.as('lager');
    const order = { order_id: id, status: 'AUSGELAGERT', carrier: '07' };
    const orders = await lager.call(erpOrders, { body: { records: [order] } });
    expect(orders.entries.map(({ result }) => result)).toEqual(['applied']);
    expect(await orderOf(id)).toEqual({ status: 'geliefert', carrier: 'GLS' });
    const place = { product_number: 'WORT-1', merchant_erp_id: 2, warehouse: 'hh1', position: '01-02' };
    const stock = await lager.call(erpStock, { body: { records: [{ ...place, on_hand: 9 }] } });
    expect(stock.entries).toMatchObject([{ result: 'applied', available: 9 }]);
    const places = await file.server.database
      .read('erp_stock')
      .join('erp_products', 'erp_products.id', 'product_id')
      .where({ product_number: 'WORT-1' })
      .select('position');
    expect(places).toEqual([{ position: 'A-01-1' }]);
  });

  it('without a meaning are collected with their count until somebody says one', async () => {
    const lager = file.server.as('lager');
    const report = (...said: readonly string[]) =>
      lager.call(erpOrders, {
        body: { records: said.map((one) => ({ external_order_id: 'gibt-es-nicht', status: one })) },
      });
    const unknown = async () => {
      const answer = await admin().call(erpWordsList, {});
      return answer.unknown.map(({ kind, word, times }) => [kind, word, times]);
    };
    await report('Gewogen', 'gewogen', 'versendet', 'x'.repeat(101));
    file.server.time.now += 1000;
    const place = { product_number: 'WORT-1', merchant_erp_id: 2, warehouse: 'HH7', on_hand: 1 };
    await lager.call(erpStock, { body: { records: [place], dryRun: true } });
    await lager.call(erpStock, { body: { records: [place, { ...place, position: ' ' }] } });
    expect(await unknown()).toEqual([
      ['warehouse', 'HH7', 1],
      ['status', 'gewogen', 2],
    ]);
    const id = await sent();
    there(id, { Status: 'Gewogen' });
    for (const _ of [1, 2]) await file.read();
    expect(await unknown()).toContainEqual(['status', 'Gewogen', 3]);
    await say(status('GEWOGEN', 'none'));
    expect(await unknown()).toEqual([['warehouse', 'HH7', 1]]);
  });

  it('without a meaning are collected from a file of shipments, and cancel no order there', async () => {
    const id = await sent();
    const lager = file.server.as('lager');
    const order = await file.server.database.read('erp_orders').where({ id }).first('external_order_id');
    const header = ['Bestellnummer', 'Sendungsnummer', 'Status'];
    const columns = { order: 0, tracking: 1, status: 2 };
    const rows = [{ line: 2, cells: [order!.external_order_id, '00340434161', 'Zurückgegeben'] }];
    const take = async (dryRun: boolean) => {
      const words = await wordsOfFile('shipments', lager);
      const table = { header, names: ['dhl.csv'], headings: [], rows };
      const source = { key: `words-${dryRun}`, name: 'dhl.csv' };
      const sending = { client: lager, translate: createTranslator('de'), dryRun, file: source };
      const { issues } = await FILE_WORK.shipments.send(table, { columns, words }, sending);
      return issues.map(({ line, code }) => `${line} ${code}`);
    };
    expect(await take(true)).toEqual(['2 unknownErpStatus']);
    expect(await take(false)).toEqual(['2 unknownErpStatus']);
    const { unknown } = await admin().call(erpWordsList, {});
    expect(unknown).toContainEqual(expect.objectContaining({ word: 'Zurückgegeben', times: 1 }));
    await say(status('Zurückgegeben', 'storniert'));
    const record = { order_id: id, status: 'Zurückgegeben' };
    const named = { records: [record], file: { key: 'words-meant', name: 'dhl.csv' } };
    const { entries } = await lager.call(erpOrders, { body: named });
    expect(entries[0]?.errors.map(({ code }) => code)).toEqual(['noShipment']);
    expect((await orderOf(id))?.status).toBe('offen');
  });

  it('of two places that are one in Kontor are refused, both', async () => {
    for (const word of ['HH1', 'HH2']) await say({ ...status(word, 'Hauptlager'), kind: 'warehouse' });
    const records = ['HH1', 'HH2'].map((warehouse) => ({
      product_number: 'WORT-1',
      merchant_erp_id: 2,
      warehouse,
      on_hand: 3,
    }));
    const { entries } = await file.server.as('lager').call(erpStock, { body: { records } });
    expect(entries.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual([
      'placeOfTwo',
      'placeOfTwo',
    ]);
  });

  it('are written into a FileMaker file and understood there, by reading and by comparing', async () => {
    await say(status('Neu angelegt', 'offen', true));
    await say(status('Ausgelagert', 'geliefert'));
    await say(status('Zurück', 'storniert', true));
    const id = await sent();
    expect(file.recordsOf(id)[0]?.fields['Status']).toBe('Neu angelegt');
    const day = new Date(file.server.time.now).toISOString().slice(0, 10);
    const compare = async () => {
      file.server.time.now += 1000;
      const { differences } = await admin().call(erpCompare, { body: { from: '2026-01-01', to: day } });
      return differences.flatMap(({ order_id, kind }) => (order_id === id ? [kind] : []));
    };
    await file.read();
    expect([(await orderOf(id))?.status, await compare()]).toEqual(['offen', []]);
    there(id, { Status: 'Ausgelagert' });
    expect(await compare()).toEqual(['behind_here']);
    await file.read();
    expect([(await orderOf(id))?.status, await compare()]).toEqual(['geliefert', []]);
    const other = await sent();
    await file.server.as('nordwind').call(ordersCancel, { body: { orderId: other } });
    await file.drain();
    expect(file.recordsOf(other)[0]?.fields['Status']).toBe('Zurück');
  });
});
