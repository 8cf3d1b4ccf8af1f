import { addDays, dayOf, daysBetween } from '@kontor/portal-core/dates';
import type { DeliveryStatus } from '@kontor/portal-core/deliveries';
import { productsFind } from '@kontor/portal-core/products';
import {
  HISTORY_DAYS,
  productOutlook,
  productsAtRisk,
  type ProductAtRisk,
} from '@kontor/portal-core/stock-risk';
import type { ResponseOf } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, runAlone } from '../db/index.js';
import { insertDelivery } from '../deliveries/index.js';
import { insertInbound } from '../erp/index.js';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { foretellWeek } from './foretell-weeks.js';
import { mondayOf, readHistories, WEEKS_BACK, type KnownProduct } from './read-histories.js';
import { renewStockNeeded } from './renew-stock-needed.js';
import { trainStockRisk } from './train-stock-risk.js';

const NOON = Date.parse('2026-11-21T11:00:00Z');
const ZONE = 'Europe/Berlin';
const TODAY = dayOf(NOON, ZONE);
type PageOfProducts = ResponseOf<typeof productsFind>;
/** The day from which 20 units at two a day may have run out. */
const SOON = 9;
const ALPENSHOP = 1;
const NORDWIND = 2;

let orders = 0;
/** Stores orders of one product on days counted back from today. */
async function sell(
  database: Database,
  merchant: number,
  product: string,
  days: readonly number[],
  qty: number,
  status: 'geliefert' | 'storniert' | '' = 'geliefert',
): Promise<void> {
  const list = days.map((age) =>
    anOrder({
      external_order_id: `S-${(orders += 1)}`,
      date: addDays(TODAY, -age),
      items: [{ id: product, name: product, qty }],
      status,
    }),
  );
  await database.write((trx) => sqlErp.insertOrders(trx, merchant, list, { source: 'test' }));
}

const daysBack = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

async function fill(database: Database): Promise<void> {
  await database.write(async (trx) => {
    await insertProducts(trx, NORDWIND, [
      { number: 'STEADY', name: 'Ostfriesentee', available: 70 },
      { number: 'GONE', name: 'Kluntje', available: 0 },
      { number: 'RARE', name: 'Messinglampe', available: 9 },
      { number: 'NEW', name: 'Neuheit', available: 9 },
      { number: 'PLENTY', name: 'Seife', available: 5000 },
      { number: 'Case-1', name: 'Becher', available: 100 },
    ]);
    await insertProducts(trx, ALPENSHOP, [{ number: 'STEADY', name: 'Bergkäse', available: 3 }]);
  });
  for (const product of ['STEADY', 'GONE', 'PLENTY', 'Case-1'])
    await sell(database, NORDWIND, product, daysBack(70, 1), 2);
  await sell(database, NORDWIND, 'RARE', [50, 40, 30, 20, 10], 1);
  await sell(database, NORDWIND, 'NEW', daysBack(12, 1), 3);
  await sell(database, ALPENSHOP, 'STEADY', daysBack(60, 1), 1);
  await sell(database, NORDWIND, 'STEADY', daysBack(30, 1), 50, 'storniert');
  await sell(database, NORDWIND, 'STEADY', daysBack(30, 1), 50, '');
  await sell(database, NORDWIND, 'STEADY', [0, 65], 500);
}

const aDelivery = (inDays: number, qty: number, status: DeliveryStatus, intendoId: number | null = null) => ({
  merchantErpId: NORDWIND,
  userId: null,
  creation_date: '2026-11-20T08:00:00.000Z',
  delivery_datetime: `${addDays(TODAY, inDays)}T08:00:00.000Z`,
  status,
  products: [
    { id: 'STEADY', name: 'Ostfriesentee', qty },
    { id: 'UNKNOWN', name: 'Steht in keinem Katalog', qty: 7 },
  ],
  erp_shop_code: '',
  document_file: '',
  contact: '',
  phone_number: '',
  tracking_number: '',
  warehouse: 'Hauptlager',
  note: '',
  carrier: '',
  intendo_id: intendoId,
});

describeOnBothEngines('stock risk', (setup, engine) => {
  let server: TestServer;
  const train = (database = server.database) =>
    trainStockRisk({ database, clock: () => NOON, timeZone: ZONE });
  const ask = (user: 'nordwind' | 'alpenshop' | 'lager' = 'nordwind') =>
    server.as(user).call(productsAtRisk, {});
  const recordId = async (product: string): Promise<number> => {
    const [id] = await server.database
      .read('erp_products')
      .where({ product_number: product, merchant_erp_id: NORDWIND })
      .pluck('id');
    return Number(id);
  };
  const outlook = async (product: string, user: 'nordwind' | 'alpenshop' | 'lager' = 'nordwind') =>
    server.as(user).call(productOutlook, { params: { id: await recordId(product) } });
  const entry = async (product: string): Promise<ProductAtRisk | undefined> =>
    (await ask()).entries.find(({ product_id }) => product_id === product);
  const announce = async (delivery: ReturnType<typeof aDelivery>) =>
    server.database.write(async (trx) => {
      const { id, productIds } = await insertDelivery(trx, delivery, ZONE);
      await renewStockNeeded(trx, productIds, TODAY);
      return id;
    });
  const atRisk = () =>
    server.database
      .read('stock_predictions as prediction')
      .join('erp_products as product', 'product.id', 'prediction.product_id')
      .where({ 'product.merchant_erp_id': NORDWIND, at_risk: 1 })
      .orderBy('product.id')
      .pluck('product_number');

  beforeAll(async () => {
    server = await startTestServer(setup, { fill });
    server.time.now = NOON;
  });
  afterAll(() => server.stop());

  it('knows nothing before the first training', async () => {
    expect(await ask()).toEqual({
      entries: [],
      today: TODAY,
      time_zone: ZONE,
      trained_at: null,
    });
  });

  it('learns from the past sixty days without today, cancelled or emptied orders', async () => {
    const training = await train();
    expect(training).toMatchObject({
      trained_at: '2026-11-21T11:00:00.000Z',
      first_day: '2026-09-22',
      last_day: '2026-11-20',
      products: 7,
      forecasts: 5,
    });
    expect(await entry('STEADY')).toEqual({
      product_id: 'STEADY',
      merchant_erp_id: NORDWIND,
      weeks_left_stock: 4,
      days_left: 34,
      at_risk: false,
      available: 70,
    });
    expect(await outlook('STEADY')).toMatchObject({
      model: 'learned',
      available: 70,
      deliveries: [],
      missing: 0,
    });
    expect(await entry('Case-1')).toMatchObject({ days_left: 49 });
  });

  it('leaves products out that sold too little, or for too short a time', async () => {
    expect((await ask()).entries.map(({ product_id }) => product_id)).toEqual([
      'STEADY',
      'GONE',
      'PLENTY',
      'Case-1',
    ]);
  });

  it('tells when it was trained', async () => {
    expect(await ask()).toMatchObject({ trained_at: '2026-11-21T11:00:00.000Z' });
  });

  it('shows a merchant only its own products, staff those of all', async () => {
    expect((await ask('alpenshop')).entries).toMatchObject([
      { product_id: 'STEADY', merchant_erp_id: ALPENSHOP, weeks_left_stock: 0, available: 3 },
    ]);
    expect((await ask('lager')).entries).toHaveLength(5);
  });

  it('refuses who may not see products', async () => {
    expect((await server.send('/products-at-risk', { user: 'teamlead' })).status).toBe(403);
    expect((await server.send('/products-at-risk')).status).toBe(401);
  });

  it('follows the stock without another training', async () => {
    expect(await atRisk()).toEqual(['GONE']);
    const setStock = (available: number) =>
      server.database.write((trx) =>
        trx('erp_stock')
          .whereIn(
            'product_id',
            trx('erp_products').where({ product_number: 'STEADY', merchant_erp_id: NORDWIND }).select('id'),
          )
          .update({ available }),
      );
    await setStock(55);
    expect(await entry('STEADY')).toMatchObject({ days_left: 24, weeks_left_stock: 3, at_risk: true });
    expect(await atRisk()).toEqual(['STEADY', 'GONE']);
    await setStock(20);
    expect(await entry('STEADY')).toMatchObject({ days_left: SOON, weeks_left_stock: 1 });
    const { days_left, empty_in, missing, course } = await outlook('STEADY');
    expect(days_left).toBe(SOON);
    expect(empty_in.low).toBeLessThan(SOON);
    expect(empty_in.high).toBeGreaterThan(SOON);
    expect(course.slice(0, 3)).toEqual([18, 16, 14]);
    await setStock(20 + missing);
    expect(await entry('STEADY')).toMatchObject({ at_risk: false });
    await setStock(19 + missing);
    expect(await entry('STEADY')).toMatchObject({ at_risk: true });
    await setStock(20);
  });

  it('counts announced deliveries in from their day, until they are done', async () => {
    const id = await announce(aDelivery(SOON, 60, 'OPEN'));
    expect(await entry('STEADY')).toMatchObject({ at_risk: false });
    expect(await outlook('STEADY')).toMatchObject({
      deliveries: [{ delivery_id: id, delivery_day: addDays(TODAY, SOON), qty: 60 }],
      missing: 0,
    });
    expect(await atRisk()).toEqual(['GONE']);
    await server.database.write(async (trx) => {
      await trx('deliveries').where({ id }).update({ status: 'DECLINED' });
      const products = await trx('delivery_items').where({ delivery_id: id }).pluck('product_id');
      await renewStockNeeded(trx, products.map(Number), TODAY);
    });
    expect(await entry('STEADY')).toMatchObject({ days_left: SOON });
    expect(await outlook('STEADY')).toMatchObject({ deliveries: [] });
    expect(await atRisk()).toEqual(['STEADY', 'GONE']);
  });

  it('does not count on goods that come too late', async () => {
    await announce(aDelivery(12, 400, 'UNDER_REVIEW'));
    expect(await entry('STEADY')).toMatchObject({ days_left: SOON, at_risk: true });
    await server.database.write((trx) => trx('deliveries').update({ status: 'OBSOLETE' }));
  });

  it('counts of a delivery the ERP knows what is not booked in yet', async () => {
    const id = await announce(aDelivery(3, 40, 'ACCEPTED', 4711));
    expect(await outlook('STEADY')).toMatchObject({ deliveries: [] });
    await server.database.write(async (trx) => {
      await insertInbound(trx, { merchantErpId: NORDWIND, intendoId: 4711 }, [
        { id: 'STEADY', name: 'Ostfriesentee', qty: 40, booked: 15 },
        { id: 'GONE', name: 'Kluntje', qty: 5, booked: 5 },
      ]);
      await renewStockNeeded(trx, [await recordId('STEADY')], TODAY);
    });
    expect(await outlook('STEADY')).toMatchObject({ deliveries: [{ delivery_id: id, qty: 25 }] });
    expect(await outlook('GONE')).toMatchObject({ deliveries: [] });
  });

  it('is what a list of products is sorted by, products without a prediction last', async () => {
    const { entries } = await ask();
    const days = new Map(entries.map((one) => [one.product_id, one.days_left ?? 9999]));
    const sorted = async (sortOrder: 'ascend' | 'descend') => {
      const ids: string[] = [];
      const sort = [{ fieldName: 'ARTIKE::Reichweite_Tage', sortOrder }];
      for (let cursor: string | null | undefined = undefined; cursor !== null;) {
        const page: PageOfProducts = await server
          .as('nordwind')
          .call(productsFind, { body: { sort, limit: 2, ...(cursor && { cursor }) } });
        ids.push(...page.entries.map(({ fieldData }) => fieldData.Nr_Artikel));
        cursor = page.dataInfo.cursor?.next ?? null;
      }
      return ids;
    };
    const up = await sorted('ascend');
    expect(up).toEqual(['GONE', 'STEADY', 'Case-1', 'PLENTY', 'RARE', 'NEW']);
    expect(up.slice(0, 4).map((id) => days.get(id))).toEqual([0, 20, 49, 9999]);
    expect(await sorted('descend')).toEqual(['PLENTY', 'Case-1', 'STEADY', 'GONE', 'NEW', 'RARE']);
    const soon = { query: [{ 'ARTIKE::Reichweite_Tage': '<=21' }] };
    expect((await server.as('nordwind').call(productsFind, { body: soon })).dataInfo.foundCount).toBe(2);
  });

  it('is the same after another training, with the deliveries counted in', async () => {
    const before = await ask();
    const risky = await atRisk();
    await train();
    expect((await ask()).entries).toEqual(before.entries);
    expect(await atRisk()).toEqual(risky);
  });

  it('reads two months before the oldest week it foretells, from a Monday on, whatever day it is', async () => {
    for (const day of daysBack(6, 0).map((age) => addDays(TODAY, -age))) {
      const { days } = await readHistories(server.database.read, day);
      expect(mondayOf(days.first)).toBe(days.first);
      const oldest = addDays(mondayOf(day), -7 * WEEKS_BACK);
      expect(daysBetween(days.first, oldest)).toBeGreaterThanOrEqual(HISTORY_DAYS);
    }
  });

  it('shows what was foretold in past weeks, each from the days before it, and what came', async () => {
    const { record, this_week } = await outlook('PLENTY');
    expect(record.map(({ first_day, sold }) => [first_day, sold])).toEqual([
      ['2026-11-09', 14],
      ['2026-11-02', 14],
      ['2026-10-26', 14],
      ['2026-10-19', 14],
    ]);
    for (const { low, high } of record) {
      expect(low).toBeLessThan(14);
      expect(high).toBeGreaterThan(14);
    }
    expect(this_week).toEqual({ said: 0, came_true: 0, unsaid: 0 });
  });

  it("counts how often 'this week' came true, from the Mondays on which it was said", async () => {
    const at = (day: string) => () => Date.parse(`${day}T04:00:00Z`);
    const trainOn = (day: string) =>
      trainStockRisk({ database: server.database, clock: at(day), timeZone: ZONE });
    const setStock = (number: string, available: number) =>
      server.database.write(async (trx) => {
        await trx('erp_stock')
          .where({ product_id: await recordId(number) })
          .update({ available });
      });
    await setStock('STEADY', 13);
    await setStock('Case-1', 100);
    await server.database.write((trx) => trx('deliveries').update({ status: 'OBSOLETE' }));
    await trainOn('2026-11-23');
    // STEADY sells what is there and more, Case-1 sells out against all likelihood.
    await sell(server.database, NORDWIND, 'STEADY', [-2, -3, -4], 20);
    await sell(server.database, NORDWIND, 'Case-1', [-3], 101);
    await trainOn('2026-11-30');
    expect((await outlook('PLENTY')).this_week).toEqual({ said: 1, came_true: 1, unsaid: 1 });
    expect((await outlook('PLENTY', 'lager')).this_week).toEqual({ said: 1, came_true: 1, unsaid: 1 });
    expect((await outlook('STEADY')).record[0]).toMatchObject({ first_day: '2026-11-23', sold: 60 });
    await expect(outlook('STEADY', 'alpenshop')).rejects.toMatchObject({ status: 404 });
  });

  it('foretells a week whole or not at all, and goes on after it was stopped', async () => {
    const { database } = server;
    const { days, merchants } = await readHistories(database.read, TODAY);
    const [one] = merchants.get(NORDWIND)!;
    const firstDay = '2026-10-12';
    const place = daysBetween(days.first, firstDay);
    const broken = { ...one!, product: { ...one!.product, id: 999_999 } };
    const stored = () => database.read('stock_foretold_weeks').where({ first_day: firstDay }).pluck('said');
    const foretell = (products: readonly KnownProduct[], signal?: AbortSignal) =>
      foretellWeek(database, products, { firstDay, place, announced: null, signal });
    await foretell([one!], AbortSignal.abort());
    expect(await stored()).toEqual([]);
    // The last of them stands in a piece of its own, which the database refuses.
    await expect(foretell([...Array.from({ length: 200 }, () => one!), broken])).rejects.toThrow(
      /foreign key/i,
    );
    expect(await stored()).toEqual([]);
    await foretell([one!]);
    expect(await stored()).toEqual([0]);
  });

  it('forgets products that do not sell any more', async () => {
    const later = NOON + 75 * 86_400_000;
    const training = await trainStockRisk({ database: server.database, clock: () => later, timeZone: ZONE });
    expect(training).toMatchObject({ products: 7, forecasts: 0 });
    expect((await ask('lager')).entries).toEqual([]);
    await train();
  });

  it('ends between two steps when it is told to', async () => {
    const trainings = async () =>
      Number((await server.database.read('stock_trainings').count({ n: '*' }).first())?.['n']);
    const before = await trainings();
    const { database } = server;
    expect(
      await trainStockRisk({ database, clock: () => NOON, timeZone: ZONE, signal: AbortSignal.abort() }),
    ).toBeNull();
    expect(await trainings()).toBe(before);
    expect((await ask('lager')).entries).toHaveLength(5);
  });

  describe.runIf(engine === 'postgres')('with several processes', () => {
    it('is trained by one of them', async () => {
      const other = openDatabase(server.deps.config.database);
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      let began = () => {};
      const started = new Promise<void>((resolve) => (began = resolve));
      const first = runAlone(server.database, 'stock risk', () => (began(), held));
      await started;
      expect(await runAlone(other, 'stock risk', () => Promise.reject(new Error('twice')))).toBe(false);
      expect(await runAlone(other, 'another work', () => Promise.resolve())).toBe(true);
      letGo();
      expect(await first).toBe(true);
      expect(await runAlone(other, 'stock risk', () => Promise.resolve())).toBe(true);
      await other.close();
    });
  });
});
