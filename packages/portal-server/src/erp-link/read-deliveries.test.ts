import { deliveryInboundBook } from '@kontor/portal-core/deliveries';
import { erpConnectionWrite } from '@kontor/portal-core/erp-link';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { catchUpIds } from '../db/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startConnectedFileMaker, type ConnectedFileMaker } from '../testing/connected-file-maker.js';
import { DELIVERY_NOW, deliverySteps, insertGoods } from '../testing/deliveries.js';

const MINUTE = 60_000;
const PORTAL = 'BESPOS_BESTEL_SL';
const MAPPING = { deliveries: { fields: { changedAt: 'ZZN_Geaendert_am' } } };

describeOnBothEngines('what was booked of a delivery in a FileMaker file', (setup) => {
  let file: ConnectedFileMaker;
  let folder: string;
  let id: number;
  let inbound: number;
  const { accepted } = deliverySteps(() => file.server);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kontor-mapping-'));
    const mapping = join(folder, 'mapping.json');
    await writeFile(mapping, JSON.stringify(MAPPING));
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
    file.erp.deliveries.all.length = 0;
    await file.connect();
    file.restart();
    const body = { url: file.erp.url, tellsDeliveries: true };
    await file.server.as('admin').call(erpConnectionWrite, { body });
    const delivery = await accepted();
    [id, inbound] = [delivery.id, delivery.intendo_id ?? 0];
    await file.drain();
    await file.read();
  });

  const record = () => file.erp.deliveries.all.find(({ fields }) => fields['ZZN_Kontor_ID'] === String(id))!;
  /** Books the first line in the file, where a script enters the time in the record as well. */
  const there = (Menge_gebucht: number | string, ZZN_Grund = '') => {
    file.server.time.now += MINUTE;
    const row = { [`${PORTAL}::Menge_gebucht`]: Menge_gebucht, [`${PORTAL}::ZZN_Grund`]: ZZN_Grund };
    const portalData = { [PORTAL]: [{ recordId: '1', ...row }] };
    file.erp.deliveries.edit(record().recordId, { fieldData: { ZZN_Notiz: '' }, portalData });
  };
  const booked = async () => {
    const rows = await file.server.database
      .read('erp_inbound_items')
      .where({ intendo_id: inbound })
      .orderBy('position')
      .select('booked_qty');
    return rows.map(({ booked_qty }) => Number(booked_qty))[0];
  };
  const reason = async () => {
    const row = await file.server.database
      .read('erp_inbound_items')
      .where({ intendo_id: inbound, position: 1 })
      .first('reason');
    return row?.reason;
  };
  const book = (count: number, from: { readonly booked: number; readonly reason: string }) =>
    file.server.as('lager').call(deliveryInboundBook, {
      params: { intendoId: inbound },
      body: { lines: [{ position: 1, booked: count, reason: 'Bruch', from }] },
    });
  const stock = async () => {
    const [row] = await file.server.database
      .read('erp_stock_sums')
      .join('erp_products', 'erp_products.id', 'erp_stock_sums.product_id')
      .where({ product_number: 'NW-TEE' });
    return row;
  };

  it('is booked in Kontor once, and the stock moves by it', async () => {
    const before = await stock();
    there(7, 'Bruch');
    await file.read();
    const after = await stock();
    await file.read();
    expect([await booked(), await stock()]).toEqual([7, after]);
    expect(after).not.toEqual(before);
  });

  it('waits while Kontor has something to tell of the delivery', async () => {
    there(2);
    await file.read();
    await book(5, { booked: 2, reason: (await reason()) ?? '' });
    there(3);
    await file.read();
    expect(await booked()).toBe(5);
    file.server.time.now += MINUTE;
    await file.drain();
    file.server.time.now += MINUTE;
    await file.read();
    expect(await booked()).toBe(5);
    expect(record().portals[PORTAL]?.[0]?.[`${PORTAL}::Menge_gebucht`]).toBe(5);
  });

  it('is left alone where it is no count, and comes once it is one', async () => {
    there(-1);
    await file.read();
    there('');
    await file.read();
    expect(await booked()).toBe(0);
    there(4);
    file.erp.fail('torn answer', ({ path }) => path === 'layouts/api_BESTEL/_find');
    await file.read();
    expect(await booked()).toBe(0);
    file.server.time.now += 10 * MINUTE;
    file.restart();
    await file.read();
    expect(await booked()).toBe(4);
  });
});
