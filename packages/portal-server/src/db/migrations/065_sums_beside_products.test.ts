import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import { databaseBefore } from '../../testing/older-database.js';
import type { Database } from '../database.js';
import { openDatabase } from '../open-database.js';
import { untypedTable } from '../tables.js';

describeOnBothEngines('the step that moves the sums of stock beside the products', (setup) => {
  let place: Place;
  let database: Database;
  beforeEach(async () => {
    place = await setup();
    const { location, older } = await databaseBefore(place, '065_sums_beside_products');
    await older.write(async (trx) => {
      await trx('erp_warehouses').insert({ id: 90, name: 'Neu' });
      for (const id of [7, 8]) await untypedTable(trx, 'erp_products').insert({ id, ...aProduct(`P-${id}`) });
      await untypedTable(trx, 'erp_stock').insert({ id: 70, ...aPlace(7, 'A'), available: 5, reserved: 2 });
    });
    await older.close();
    database = openDatabase(location);
    await database.migrate();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const aProduct = (number: string) => ({
    merchant_erp_id: 2,
    product_number: number,
    product_key: number.toLowerCase(),
    name: number,
    search_text: number.toLowerCase(),
  });
  const aPlace = (product_id: number, position: string) => ({ product_id, warehouse_id: 90, position });
  const sums = async () => {
    const rows = await database.read('erp_stock_sums').orderBy('product_id');
    return rows.map((row) =>
      [row.product_id, row.stock_available, row.stock_reserved, row.stock_total].map(Number),
    );
  };
  const revision = async () =>
    Number((await database.read('revisions').where({ name: 'products:2' }).first('n'))?.n ?? 0);

  it('keeps the sums that were there, of products without a place too', async () => {
    expect(await sums()).toEqual([
      [7, 5, 2, 7],
      [8, 0, 0, 0],
    ]);
  });

  it('counts what is stored, changed, moved to another product and taken away', async () => {
    const before = await revision();
    await database.write(async (trx) => {
      await trx('erp_stock').insert({ ...aPlace(7, 'B'), available: 10 });
      await trx('erp_stock').where({ id: 70 }).update({ available: 4, reserved: 3 });
    });
    expect(await sums()).toEqual([
      [7, 14, 3, 17],
      [8, 0, 0, 0],
    ]);
    await database.write(async (trx) => {
      await trx('erp_stock').where({ id: 70 }).update({ product_id: 8 });
      await trx('erp_stock').where({ position: 'B', product_id: 7 }).delete();
    });
    expect(await sums()).toEqual([
      [7, 0, 0, 0],
      [8, 4, 3, 7],
    ]);
    expect(await revision()).toBeGreaterThan(before);
  });

  it('makes a row of sums with each new product, and takes it away with it', async () => {
    await database.write((trx) => trx('erp_products').insert({ id: 9, ...aProduct('P-9') }));
    expect((await sums()).at(-1)).toEqual([9, 0, 0, 0]);
    await database.write((trx) => trx('erp_products').where({ id: 9 }).delete());
    expect((await sums()).map(([id]) => id)).toEqual([7, 8]);
  });
});
