import { erpConnectionState, erpStock } from '@kontor/portal-core/erp-link';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stampOf } from '../../../../tests/filemaker/records.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startConnectedFileMaker, type ConnectedFileMaker } from '../testing/connected-file-maker.js';
import { insertProducts } from '../testing/erp-records.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describeOnBothEngines('the stock of a FileMaker file', (setup) => {
  let file: ConnectedFileMaker;
  let folder: string;
  let product: string;
  let made = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kontor-mapping-'));
    const mapping = join(folder, 'mapping.json');
    await writeFile(mapping, '{"stock":{}}');
    file = await startConnectedFileMaker(setup, { environment: { KONTOR_FILEMAKER_MAPPING: mapping } });
  });
  afterAll(async () => {
    await file.stop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    file.erp.stock.all.length = 0;
    await file.connect();
    file.restart();
    product = `LAGER-${(made += 1)}-X`;
    await insert(product);
  });

  const insert = (number: string) =>
    file.server.database.write((trx) => insertProducts(trx, 2, [{ number, name: 'Tasse', available: 20 }]));
  const aPlace = (Lagerstand: number, different: Readonly<Record<string, string | number>> = {}) =>
    file.erp.stock.create({
      fieldData: {
        Nr_Artikel: product,
        ID_MANDAN: 2,
        ZZN_Lager: 'Hauptlager',
        Lagerplatz: 'A-01-1',
        Lagerstand,
        ...different,
      },
    });
  const count = ({ recordId }: { readonly recordId: string }, Lagerstand: number) => {
    file.server.time.now += MINUTE;
    file.erp.stock.edit(recordId, { fieldData: { Lagerstand } });
  };
  const places = async (number = product) => {
    const rows = await file.server.database
      .read('erp_stock')
      .join('erp_products', 'erp_products.id', 'erp_stock.product_id')
      .where({ product_number: number })
      .orderBy('erp_stock.position')
      .select('erp_stock.position', 'available');
    return rows.map(({ position, available }) => `${position} ${available}`);
  };
  const changes = async () =>
    (await file.server.database.read('audit_records').where({ kind: 'product' })).length;
  const readUntil = async (column: 'read_until' | 'stock_read_until') =>
    (await file.server.database.read('erp_connections').first(column))?.[column];
  const finds = () => file.erp.seen('POST', /^layouts\/api_LAGER/);

  it('is that of its places from then on, those included that are new', async () => {
    aPlace(7);
    aPlace(3, { Lagerplatz: 'B-2' });
    await file.read();
    expect(await places()).toEqual(['A-01-1 7', 'B-2 3']);
  });

  it('is read to its end the first time, then by what changed, and stored once', async () => {
    const place = aPlace(7);
    await file.read();
    const before = await changes();
    await file.read();
    expect(await changes()).toBe(before);
    count(place, 5);
    await file.read();
    await file.read();
    expect([await places(), await changes()]).toEqual([['A-01-1 5'], before + 1]);
  });

  it('comes all although there are more places than an answer holds', async () => {
    for (let at = 0; at < 1200; at += 1) aPlace(at + 1, { Lagerplatz: `P-${String(at).padStart(4, '0')}` });
    await file.read();
    const read = await places();
    expect([read.length, read.at(-1)]).toEqual([1201, 'P-1199 1200']);
  });

  it('is read again where an answer was torn or lost, also by another process', async () => {
    const place = aPlace(7);
    const isOfStock = ({ path }: { readonly path: string }) => path.startsWith('layouts/api_LAGER');
    file.erp.fail('torn answer', isOfStock);
    await file.read();
    count(place, 6);
    file.server.time.now += 10 * MINUTE;
    file.restart();
    file.erp.fail('lost answer', isOfStock);
    await file.read();
    expect(await places()).toEqual(['A-01-1 20']);
    file.server.time.now += 10 * MINUTE;
    await file.read();
    expect(await places()).toEqual(['A-01-1 6']);
  });

  it('of a product that is not known yet comes once it is, although its record stays as it is', async () => {
    const number = `NEU-${made}`;
    const early = aPlace(4, { Nr_Artikel: number });
    early.fields['ZZN_Geaendert_am'] = stampOf(file.server.time.now - 5 * DAY);
    aPlace(9);
    await file.read();
    expect(await places()).toEqual(['A-01-1 9']);
    await insert(number);
    await file.read();
    expect(await places(number)).toEqual(['A-01-1 20']);
    file.restart();
    await file.read();
    expect(await places(number)).toEqual(['A-01-1 4']);
  });

  it('that is no number, or of a place that says nothing, refuses itself alone', async () => {
    aPlace(4, { Lagerplatz: 'B-1' });
    aPlace(-3, { Lagerplatz: 'B-2' });
    aPlace(1.5, { Lagerplatz: 'B-3' });
    aPlace(2, { Lagerplatz: 'B-4', ZZN_Lager: '' });
    aPlace(2, { Lagerplatz: 'B-5', ID_MANDAN: '' });
    await file.read();
    expect(await places()).toEqual(['A-01-1 20', 'B-1 4']);
  });

  it('is not read from a layout that fails, and orders are', async () => {
    const [id] = await file.create('nordwind', 1);
    await file.drain();
    file.erp.orders.edit(file.recordsOf(id!)[0]!.recordId, { fieldData: { Trackingnummer: 'T1' } });
    file.erp.fail({ code: 105 }, ({ path }) => path.startsWith('layouts/api_LAGER'));
    await file.read();
    const row = await file.server.database.read('erp_orders').where({ id }).first('tracking_number');
    expect([row?.tracking_number, (await file.connection()).state]).toEqual(['T1', 'running']);
  });

  it('of a file that was restored is read on from there, once a person has looked', async () => {
    await file.create('nordwind', 1);
    await file.drain();
    const place = aPlace(7);
    await file.read();
    const night = file.erp.orders.all.map((record) => structuredClone(record));
    const nightAt = await readUntil('read_until');
    file.server.time.now += 1.5 * HOUR;
    await file.create('nordwind', 1);
    await file.drain();
    count(place, 3);
    await file.read();
    file.erp.orders.all.splice(0, Number.POSITIVE_INFINITY, ...night);
    count(place, 5);
    file.erp.forget();
    file.restart();
    await file.read();
    expect([(await file.connection()).state, finds(), await places()]).toEqual(['paused', [], ['A-01-1 3']]);
    expect([await readUntil('read_until'), await readUntil('stock_read_until')]).toEqual([nightAt, nightAt]);
    await file.server.as('admin').call(erpConnectionState, { body: { state: 'running' } });
    await file.read();
    expect(await places()).toEqual(['A-01-1 5']);
  });

  it('is as a call says it where both say the same', async () => {
    aPlace(7);
    await file.read();
    const record = {
      product_number: product,
      merchant_erp_id: 2,
      warehouse: 'Hauptlager',
      position: 'A-01-1',
    };
    const body = { records: [{ ...record, on_hand: 7 }] };
    const { entries } = await file.server.as('lager').call(erpStock, { body });
    expect(entries[0]?.result).toBe('unchanged');
  });
});
