import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, sql, uncheckedRows } from '../../../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../../../testing/both-engines.js';
import { anOrder, insertProducts } from '../../../testing/erp-records.js';
import { sqlErp } from '../index.js';
import { containsText } from './text-match.js';

/** Texts after the two letters `qx`, or after any other two letters before them. */
const FOLLOWED = {
  letter: 'Aqxa',
  digit: 'Bqx7',
  sign: 'Cqx-9',
  space: 'Dqx 9',
  'the end of a line': 'Eqx',
  accent: 'Fqxé',
  'another Latin letter': 'Gqxł',
  'another alphabet': 'Hqxя',
  'another alphabet further on': 'Jqx-Abя',
};
/** Order whose search text ends with the two letters. */
const AT_THE_END = 'M-1';
const HITS = [...Object.values(FOLLOWED), AT_THE_END];

describeOnBothEngines('a search of two letters', (setup, engine) => {
  let place: OpenPlace;
  let database: Database;
  beforeAll(async () => {
    place = await openPlace(setup);
    database = place.database;
    const item = { id: 'TASSE-01', name: '', qty: 1 };
    const ids = [...Object.values(FOLLOWED), 'Kyz-1', 'Lyя-2'];
    const orders = [
      ...ids.map((external_order_id) => anOrder({ external_order_id, items: [item] })),
      anOrder({ external_order_id: AT_THE_END, tracking_number: 'JJqx', items: [item] }),
    ];
    await database.write(async (trx) => {
      await insertProducts(trx, 1, [{ number: 'TASSE-01', name: 'Keramiktasse Blau', available: 500 }]);
      await insertProducts(trx, 2, [{ number: 'QX-1', name: 'Kanneqx', available: 1 }]);
      await sqlErp.insertOrders(trx, 1, orders, { source: 'test' });
    });
  });
  afterAll(() => place.remove());

  it('finds them whatever follows, and nothing else', async () => {
    const found = await uncheckedRows<{ external_order_id: string }>(
      database.read,
      sql`select external_order_id from erp_orders where ${containsText(engine, 'qx')} order by id`,
    );
    expect(found.map((row) => row.external_order_id)).toEqual(HITS);
  });

  it.runIf(engine === 'postgres').each(['erp_orders', 'erp_products'])(
    'asks the indexes of %s',
    async (table) => {
      const plan = await database.write(async (trx) => {
        await trx.raw('set local enable_seqscan = off');
        const { sql: text, bindings } = containsText(engine, 'qx');
        return uncheckedRows<object>(trx, `explain select count(*) from ${table} where ${text}`, bindings);
      });
      const told = JSON.stringify(plan);
      expect(told).toContain(`${table}_search_others`);
      expect(told.match(new RegExp(`Index Scan on ${table}_search `, 'g'))).toHaveLength(2);
    },
  );
});
