import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('an order that is stored on SQLite reads no product and no stock place but its own', async () => {
  const plans: string[] = [];
  await place.database.write(async (trx) => {
    const asked: { readonly sql: string; readonly bindings: readonly unknown[] }[] = [];
    trx.on('query', (query: (typeof asked)[number]) => asked.push(query));
    await sqlErp.insertOrders(trx, 1, [anOrder({ external_order_id: 'PLAN' })], { source: 'test' });
    for (const { sql, bindings } of asked.filter(({ sql }) => /erp_(products|stock)/.test(sql))) {
      const steps = await trx.raw<{ detail: string }[]>(`explain query plan ${sql}`, bindings as never);
      plans.push(...steps.map(({ detail }) => detail));
    }
  });
  const onProducts = plans.filter((step) => /\b(product|erp_products)\b/.test(step));
  expect(onProducts.length).toBeGreaterThan(0);
  for (const step of onProducts) expect(step).toMatch(/product_number=\?/);
  for (const step of plans.filter((step) => /\b(stock|erp_stock)\b/.test(step)))
    expect(step).toMatch(/^SEARCH/);
});
