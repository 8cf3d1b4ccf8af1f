import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Writer } from '../../db/index.js';
import { openPlace, sqlitePlace, type OpenPlace } from '../../testing/both-engines.js';
import { anOrder, insertProducts } from '../../testing/erp-records.js';
import { sqlErp } from './index.js';

let place: OpenPlace;
beforeAll(async () => {
  place = await openPlace(sqlitePlace);
  await place.database.write((trx) =>
    insertProducts(trx, 1, [{ number: 'TASSE-01', name: 'Keramiktasse Blau', available: 50 }]),
  );
});
afterAll(() => place.remove());

/** The steps by which SQLite carries out the statements of `work` that `concerns` names. */
async function stepsOf(work: (trx: Writer) => Promise<unknown>, concerns: RegExp): Promise<string[]> {
  const plans: string[] = [];
  await place.database.write(async (trx) => {
    const asked: { readonly sql: string; readonly bindings: readonly unknown[] }[] = [];
    trx.on('query', (query: (typeof asked)[number]) => asked.push(query));
    await work(trx);
    for (const { sql, bindings } of asked.filter(({ sql: text }) => concerns.test(text))) {
      const steps = await trx.raw<{ detail: string }[]>(`explain query plan ${sql}`, bindings as never);
      plans.push(...steps.map(({ detail }) => detail));
    }
  });
  return plans;
}

it('an order that is stored on SQLite reads no product and no stock place but its own', async () => {
  const orders = [anOrder({ external_order_id: 'PLAN' })];
  const store = (trx: Writer) => sqlErp.insertOrders(trx, 1, orders, { source: 'test' });
  const plans = await stepsOf(store, /erp_(products|stock)/);
  const onProducts = plans.filter((step) => /\b(product|erp_products)\b/.test(step));
  expect(onProducts.length).toBeGreaterThan(0);
  for (const step of onProducts) expect(step).toMatch(/product_number=\?/);
  for (const step of plans.filter((step) => /\b(stock|erp_stock)\b/.test(step)))
    expect(step).toMatch(/^SEARCH/);
});

it('orders of a file are found on SQLite by their numbers, not among all orders of the merchant', async () => {
  const plans = await stepsOf((trx) => sqlErp.findExisting(trx, 1, ['PLAN', '#1']), /erp_orders/);
  expect(plans).toContainEqual(expect.stringMatching(/^SEARCH erp_orders .*external_key=\?/));
});
