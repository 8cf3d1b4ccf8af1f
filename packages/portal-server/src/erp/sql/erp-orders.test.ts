import type { DataScope } from '@kontor/portal-core/access';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../../testing/both-engines.js';
import { anOrder, insertProducts } from '../../testing/erp-records.js';
import { sqlErp } from './index.js';

const OWN: DataScope = { kind: 'merchant', merchantErpId: 1 };
const OTHER: DataScope = { kind: 'merchant', merchantErpId: 2 };
const SOURCE = { source: 'test' };

describeOnBothEngines('the embedded ERP', (setup) => {
  let place: OpenPlace;
  let database: Database;
  const insert = (...ids: string[]) =>
    database.write((trx) =>
      sqlErp.insertOrders(
        trx,
        1,
        ids.map((id) => anOrder({ external_order_id: id })),
        SOURCE,
      ),
    );
  const cancel = (scope: DataScope, ids: readonly number[]) =>
    database.write((trx) => sqlErp.cancelOrders(trx, scope, ids));
  const stockOf = async (productNumber: string) =>
    database
      .read('erp_stock')
      .join('erp_products', 'erp_products.id', 'erp_stock.product_id')
      .where({ product_number: productNumber })
      .first<{ available: number; reserved: number }>('available', 'reserved');

  beforeAll(async () => {
    place = await openPlace(setup);
    database = place.database;
    await database.write((trx) =>
      insertProducts(trx, 1, [
        { number: 'TASSE-01', name: 'Keramiktasse Blau', available: 50 },
        { number: 'OEL-2', name: 'Öl für Möbel', available: 5 },
      ]),
    );
  });
  afterAll(() => place.remove());

  it('answers growing ids in the order given', async () => {
    const ids = (await insert('G-1', 'G-2', 'G-3')) as number[];
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const found = await sqlErp.findExisting(database.read, 1, ['G-3', 'G-1', 'no such']);
    expect(new Map(found.map((row) => [row.external_order_id, row.order_id]))).toEqual(
      new Map([
        ['G-1', ids[0]],
        ['G-3', ids[2]],
      ]),
    );
  });

  it('takes an external id only once, also within one list', async () => {
    const [first] = await insert('ONCE');
    await expect(insert('ONCE', 'TWICE', 'TWICE')).resolves.toEqual([null, expect.any(Number), null]);
    const found = await sqlErp.findExisting(database.read, 1, ['ONCE']);
    expect(found).toMatchObject([
      { order_id: first, status: 'offen', content_hash: expect.stringMatching(/^[0-9a-f]{16}$/) },
    ]);
  });

  it('finds an order in any spelling of its number, and one that was cancelled', async () => {
    const ids = (await insert('#SP-1', 'SP-2')) as number[];
    await cancel(OWN, ids.slice(1));
    const found = await sqlErp.findExisting(database.read, 1, ['sp-1', '#sp-2', 'SP']);
    expect(found.map(({ external_order_id, status }) => [external_order_id, status]).sort()).toEqual([
      ['#SP-1', 'offen'],
      ['SP-2', 'storniert'],
    ]);
  });

  it.each(['000000172', '000000000000173', '# SP-17'])(
    'finds an order by its own number %s',
    async (number) => {
      const [id] = await insert(number);
      const found = await sqlErp.findExisting(database.read, 1, [number]);
      expect(found.map(({ order_id }) => order_id)).toEqual([id]);
      await cancel(OWN, [id as number]);
    },
  );

  it('lets another merchant use the same external id', async () => {
    await insert('SHARED');
    const ids = await database.write((trx) =>
      sqlErp.insertOrders(trx, 2, [anOrder({ external_order_id: 'SHARED' })], SOURCE),
    );
    expect(ids).toEqual([expect.any(Number)]);
  });

  it('names items as the catalogue does, and as delivered when it does not know them', async () => {
    const items = [
      { id: 'OEL-2', name: 'oil', qty: 2 },
      { id: 'X-9', name: 'Sonderposten', qty: 1 },
    ];
    const [id = 0] = await database.write((trx) =>
      sqlErp.insertOrders(trx, 1, [anOrder({ external_order_id: 'NAMES', items })], SOURCE),
    );
    const row = await database
      .read('erp_orders')
      .where({ id: id ?? 0 })
      .first('items');
    expect(JSON.parse(row?.items ?? '')).toEqual([
      { Nr_Artikel: 'OEL-2', Artikelname: 'Öl für Möbel', Menge: 2 },
      { Nr_Artikel: 'X-9', Artikelname: 'Sonderposten', Menge: 1 },
    ]);
  });

  it('reserves stock for a new order and gives it back when the order is cancelled', async () => {
    const before = await stockOf('TASSE-01');
    const ids = (await insert('STOCK-1', 'STOCK-2')) as number[];
    await expect(stockOf('TASSE-01')).resolves.toEqual({
      available: before!.available - 2,
      reserved: before!.reserved + 2,
    });
    await cancel(OWN, ids);
    await expect(stockOf('TASSE-01')).resolves.toEqual(before);
  });

  it('cancels only what is open and tells the rest', async () => {
    const [open, done] = (await insert('C-1', 'C-2')) as [number, number];
    await database.write((trx) => trx('erp_orders').where({ id: done }).update({ status: 'geliefert' }));
    await expect(cancel(OWN, [open, done])).resolves.toEqual([
      { order_id: open, external_order_id: 'C-1', status: 'offen', cancelled: true },
      { order_id: done, external_order_id: 'C-2', status: 'geliefert', cancelled: false },
    ]);
    await expect(insert('C-1')).resolves.toEqual([expect.any(Number)]);
  });

  it("leaves another merchant's orders alone", async () => {
    const [id] = (await insert('OURS')) as [number];
    await expect(cancel(OTHER, [id])).resolves.toEqual([]);
    await expect(sqlErp.findExisting(database.read, 1, ['OURS'])).resolves.toMatchObject([
      { status: 'offen' },
    ]);
  });

  it('stores nothing of a transaction that fails', async () => {
    const failing = database.write(async (trx) => {
      await sqlErp.insertOrders(trx, 1, [anOrder({ external_order_id: 'GONE' })], SOURCE);
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    await expect(sqlErp.findExisting(database.read, 1, ['GONE'])).resolves.toEqual([]);
  });

  it('stores one of many identical orders that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => insert('RACE')));
    expect(answers.flat().filter((id) => id !== null)).toHaveLength(1);
  });

  it('stores more orders than fit into one statement', async () => {
    const ids = await insert(...Array.from({ length: 6000 }, (_, index) => `BULK-${index}`));
    expect(new Set(ids).size).toBe(6000);
  });
});
