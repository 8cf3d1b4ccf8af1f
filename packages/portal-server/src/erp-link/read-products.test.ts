import { draftToErp } from '@kontor/portal-core/erp';
import { erpConnectionWrite } from '@kontor/portal-core/erp-link';
import { productsCreate, productsUpdate } from '@kontor/portal-core/products';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { catchUpIds } from '../db/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startConnectedFileMaker, type ConnectedFileMaker } from '../testing/connected-file-maker.js';

const MINUTE = 60_000;
const MAPPING = { products: { fields: { changedAt: 'ZZN_Geaendert_am' } }, stock: {} };

describeOnBothEngines('a product that was changed in a FileMaker file', (setup) => {
  let file: ConnectedFileMaker;
  let folder: string;
  let number: string;
  let id: number;
  let made = 0;
  const draft = (price: string) =>
    draftToErp({
      id: number,
      name: 'Kanne',
      ean: '4006381333931',
      price,
      unit: 'Stk',
      weight: '0,5',
      customsNumber: '',
      shopName: '',
      status: 'aktiv',
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kontor-mapping-'));
    const mapping = join(folder, 'mapping.json');
    await writeFile(mapping, JSON.stringify(MAPPING));
    file = await startConnectedFileMaker(setup, {
      environment: { KONTOR_FILEMAKER_MAPPING: mapping },
      fill: (database) => database.write((trx) => catchUpIds(trx, 'erp_products')),
    });
  });
  afterAll(async () => {
    await file.stop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    for (const records of [file.erp.products, file.erp.stock]) records.all.length = 0;
    await file.connect();
    file.restart();
    const body = { url: file.erp.url, tellsProducts: true };
    await file.server.as('admin').call(erpConnectionWrite, { body });
    number = `NW-KANNE-${(made += 1)}`;
    const product = { product: { product: draft('9,90') } };
    id = Number((await file.server.as('nordwind').call(productsCreate, { body: product })).recordId);
    await file.drain();
  });

  const change = (price: string) =>
    file.server.as('nordwind').call(productsUpdate, {
      params: { id },
      body: { product: { product: draft(price) } },
    });
  const record = () => file.erp.products.all.find(({ fields }) => fields['Nr_Artikel'] === number)!;
  const there = (fieldData: Readonly<Record<string, string | number>>) => {
    file.server.time.now += MINUTE;
    file.erp.products.edit(record().recordId, { fieldData });
  };
  const stored = (product = number) =>
    file.server.database
      .read('erp_products')
      .where({ product_number: product })
      .first('name', 'price_cents', 'ean', 'weight_grams');
  const waiting = async () => (await file.connection()).waiting;

  it('is so from then on, and nothing is told back', async () => {
    await file.read();
    there({ Artikelname: 'Kanne, blau', VK: 12.5 });
    await file.read();
    await file.read();
    expect(await stored()).toMatchObject({ name: 'Kanne, blau', price_cents: 1250, ean: '4006381333931' });
    expect(await waiting()).toBe(0);
  });

  it('stays as a person changed it in Kontor until the file was told, and says the same then', async () => {
    await file.read();
    await change('7,00');
    there({ Artikelname: 'Kanne, rot' });
    await file.read();
    expect(await stored()).toMatchObject({ name: 'Kanne', price_cents: 700 });
    file.server.time.now += MINUTE;
    await file.drain();
    file.server.time.now += MINUTE;
    await file.read();
    expect(await stored()).toMatchObject({ name: 'Kanne, rot', price_cents: 700 });
    expect(record().fields).toMatchObject({ VK: 7, Artikelname: 'Kanne, rot' });
  });

  it('is a new one where Kontor does not know its number, and has its stock at once', async () => {
    const Nr_Artikel = `NEU-${made}`;
    file.erp.products.create({
      fieldData: {
        Nr_Artikel,
        ID_MANDAN: 2,
        Artikelname: 'Becher',
        VK: 3,
        Einheit: 'Stk',
        Artikelgewicht: 0.25,
      },
    });
    const place = { Nr_Artikel, ID_MANDAN: 2, ZZN_Lager: 'Hauptlager', Lagerplatz: 'A-1', Lagerstand: 6 };
    file.erp.stock.create({ fieldData: place });
    await file.read();
    expect(await stored(Nr_Artikel)).toMatchObject({ name: 'Becher', price_cents: 300, weight_grams: 250 });
    const row = await file.server.database.read('erp_stock').where({ position: 'A-1' }).first('available');
    expect(row?.available).toBe(6);
  });

  it('keeps what is empty there, and what breaks a rule changes nothing', async () => {
    await file.read();
    there({ Nr_EAN: '', ZZN_Barcode: '', Artikelname: 'Kanne, grün' });
    await file.read();
    expect(await stored()).toMatchObject({ name: 'Kanne, grün', ean: '4006381333931' });
    there({ VK: -1, Artikelname: 'Kanne, gelb' });
    await file.read();
    expect(await stored()).toMatchObject({ name: 'Kanne, grün', price_cents: 990 });
  });

  it('comes once more after a torn answer, also to another process', async () => {
    await file.read();
    there({ VK: 5 });
    file.erp.fail('torn answer', ({ path }) => path === 'layouts/api_ARTIKE/_find');
    await file.read();
    expect(await stored()).toMatchObject({ price_cents: 990 });
    file.server.time.now += 10 * MINUTE;
    file.restart();
    await file.read();
    expect(await stored()).toMatchObject({ price_cents: 500 });
  });
});
