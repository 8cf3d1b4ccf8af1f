import { addDays } from '@kontor/portal-core/dates';
import { productOutlook, productsAtRisk } from '@kontor/portal-core/stock-risk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/index.js';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { trainStockRisk } from './train-stock-risk.js';

const ALPENSHOP = 1;
const NORDWIND = 2;
const ZONE = 'Europe/Berlin';
/** The Monday after the night in which the clocks were set back. */
const MONDAY = '2026-10-26';
/** Products of Nordwind, each ordered more and more often. */
const PRODUCTS = Array.from({ length: 30 }, (_, at) => `P-${at}`);

let orders = 0;
const order = (product: string, day: string, qty: number) =>
  anOrder({
    external_order_id: `T-${(orders += 1)}`,
    date: day,
    items: [{ id: product, name: product, qty }],
    status: 'geliefert',
  });

/** Orders of a product: one a day for forty days, then three a day. */
const growing = (product: string) =>
  Array.from({ length: 70 }, (_, at) => at).flatMap((age) =>
    Array.from({ length: age > 0 && age <= 30 ? 3 : 1 }, () => order(product, addDays(MONDAY, -age), 2)),
  );

async function fill(database: Database): Promise<void> {
  await database.write(async (trx) => {
    await insertProducts(
      trx,
      NORDWIND,
      PRODUCTS.map((number) => ({ number, name: number, available: 30 })),
    );
    await insertProducts(trx, ALPENSHOP, [{ number: 'NEU', name: 'Noch nie bestellt', available: 4 }]);
    await sqlErp.insertOrders(trx, NORDWIND, PRODUCTS.flatMap(growing), { source: 'test' });
  });
}

describeOnBothEngines('a training', (setup) => {
  let server: TestServer;
  const trainAt = (instant: string) =>
    trainStockRisk({ database: server.database, clock: () => Date.parse(instant), timeZone: ZONE });
  const recordId = async (number: string) =>
    Number((await server.database.read('erp_products').where({ product_number: number }).pluck('id')).at(0));
  const outlook = async (number: string) =>
    server.as('nordwind').call(productOutlook, { params: { id: await recordId(number) } });

  beforeAll(async () => {
    server = await startTestServer(setup, { fill });
    server.time.now = Date.parse(`${MONDAY}T05:00:00Z`);
  });
  afterAll(() => server.stop());

  it('knows nothing of a merchant whose products nobody has ordered', async () => {
    expect(await trainAt(`${addDays(MONDAY, -1)}T11:00:00Z`)).toMatchObject({ products: 30, forecasts: 30 });
    const { entries, trained_at } = await server.as('alpenshop').call(productsAtRisk, {});
    expect(entries).toEqual([]);
    expect(trained_at).toBe('2026-10-25T11:00:00.000Z');
  });

  it('learns from whole days where the clocks were set back', async () => {
    // Ten past midnight in Berlin: an hour later by the sun than the night before.
    expect(await trainAt('2026-10-25T23:10:00Z')).toMatchObject({
      first_day: '2026-08-27',
      last_day: '2026-10-25',
    });
    const { model, record } = await outlook('P-0');
    expect(model).toBe('learned');
    expect(record.map(({ first_day, sold }) => [first_day, sold])).toEqual([
      ['2026-10-19', 42],
      ['2026-10-12', 42],
      ['2026-10-05', 42],
      ['2026-09-28', 42],
    ]);
  });

  it("does not count 'this week' of a Monday on which it was said after orders had begun", async () => {
    await trainAt('2026-10-19T11:00:00Z');
    await trainAt('2026-10-25T23:10:00Z');
    expect((await outlook('P-0')).this_week).toEqual({ said: 0, came_true: 0, unsaid: 0 });
  });

  it('counts what the ERP takes back as not sold, and foretells the others as before', async () => {
    const before = await outlook('P-0');
    const taken = [order('P-1', addDays(MONDAY, -3), -500), order('P-2', addDays(MONDAY, -20), 0)];
    await server.database.write((trx) => sqlErp.insertOrders(trx, NORDWIND, taken, { source: 'test' }));
    await trainAt('2026-10-25T23:10:00Z');
    expect(await outlook('P-0')).toEqual(before);
    expect((await outlook('P-1')).week).toEqual(before.week);
  });
});
