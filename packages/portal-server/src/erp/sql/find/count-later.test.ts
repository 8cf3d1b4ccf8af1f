import { ORDER_FIND_FIELDS, parseFind, PRODUCT_FIND_FIELDS, type FindFields } from '@kontor/portal-core/erp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../../../testing/both-engines.js';
import { anOrder, insertProducts } from '../../../testing/erp-records.js';
import { sqlErp } from '../index.js';
import { OrderFinder } from './find-orders.js';
import type { ListFinder } from './list-finder.js';
import { ProductFinder } from './products/find-products.js';

describeOnBothEngines('a find that does not wait for its count', (setup) => {
  let place: OpenPlace;
  let database: Database;
  beforeAll(async () => {
    place = await openPlace(setup);
    database = place.database;
    const orders = ['1', '2', '3', '4', '5'].map((n) => anOrder({ external_order_id: `LATER-${n}` }));
    await database.write(async (trx) => {
      await insertProducts(trx, 1, [
        { number: 'TASSE-01', name: 'Keramiktasse Blau', available: 50 },
        { number: 'OEL-2', name: 'Öl für Möbel', available: 5 },
        ...['1', '2', '3', '4', '5'].map((n) => ({ number: `LATER-${n}`, name: 'Kanne', available: 1 })),
      ]);
      await sqlErp.insertOrders(trx, 1, orders, { source: 'test' });
    });
  });
  afterAll(() => place.remove());

  async function expectCountLater<Filter, Sizes, Column extends string>(
    finder: ListFinder<Filter, Sizes, Column>,
    fields: FindFields,
  ) {
    const plan = parseFind({ search: 'later', limit: 2, offset: 2 }, fields);
    if (!plan.ok) throw new Error('the find cannot be read');
    const find = finder.compile({ kind: 'merchant', merchantErpId: 1 }, plan.value, 50)!;
    const hurried = { countLater: true, momentMs: 0 };
    expect(await finder.find(find, hurried)).toMatchObject({
      foundCount: 4,
      countIsExact: false,
      returnedCount: 2,
    });
    const waited = await finder.find(find);
    expect(waited.foundCount).toBe(5);
    expect(waited).not.toHaveProperty('countIsExact');
    expect(await finder.find(find, hurried)).toEqual(waited);
    return { find, waited };
  }

  it('answers the orders found at least, until the count is known', async () => {
    const finder = new OrderFinder(database);
    const { find, waited } = await expectCountLater(finder, ORDER_FIND_FIELDS);
    const ended = { ...waited, foundCount: 4, countIsExact: false };
    expect(await finder.find(find, { countUpTo: 4 })).toEqual(ended);
    expect(await finder.find(find, { countUpTo: 2 })).toEqual(ended);
    expect(await finder.find(find, { countUpTo: 5 })).toEqual(waited);
    const behind = { ...find, offset: 40 };
    expect(await finder.find(behind, { countUpTo: 2 })).toMatchObject({ foundCount: 2, countIsExact: false });
  });

  it('answers the products found at least, until the count is known', async () => {
    await expectCountLater(new ProductFinder(database), PRODUCT_FIND_FIELDS);
  });
});
