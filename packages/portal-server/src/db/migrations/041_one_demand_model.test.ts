import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import { databaseBefore } from '../../testing/older-database.js';
import { insertPeople, MERCHANTS } from '../../testing/people.js';
import { openDatabase } from '../open-database.js';
import { untypedTable } from '../tables.js';

describeOnBothEngines('the step to one model of demand', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  it('leaves products as they are, and what was learned to be learned anew', async () => {
    const { location, older } = await databaseBefore(place, '041_one_demand_model');
    await insertPeople(older);
    const merchant_erp_id = MERCHANTS.nordwind.erpId;
    const trained = { trained_at: '2026-11-20T23:10:00.000Z', back_test_error: 0.4 };
    await older.write(async (trx) => {
      const product = { merchant_erp_id, product_number: 'TEE', product_key: 'tee', name: 'Tee' };
      await untypedTable(trx, 'erp_products').insert({ ...product, id: 7, search_text: 'tee' });
      await untypedTable(trx, 'stock_forecasts').insert({
        product_id: 7,
        merchant_erp_id,
        model: 'croston',
        weekday_demand: '[]',
        daily_demand: 1,
        stock_needed: 3,
        stock_needed_by_day: '[]',
        ...trained,
      });
      const days = { first_day: '2026-09-21', last_day: '2026-11-19' };
      const counts = { products: 1, forecasts: 1, plain_error: 0.5, duration_ms: 1 };
      await untypedTable(trx, 'stock_trainings').insert({ ...trained, ...days, ...counts });
    });
    await older.close();
    const database = openDatabase(location);
    await database.migrate();
    expect(await database.read('erp_products').pluck('product_number')).toEqual(['TEE']);
    for (const table of ['stock_forecasts', 'stock_trainings', 'stock_foretold_weeks', 'stock_predictions'])
      expect(await untypedTable(database.read, table)).toEqual([]);
    await database.close();
  });
});
