import { afterEach, beforeEach, expect, it } from 'vitest';
import { sqlErp } from '../../erp/index.js';
import { enqueueNews } from '../../erp-outbox/index.js';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import { anOrder } from '../../testing/erp-records.js';
import { databaseBefore } from '../../testing/older-database.js';
import { openDatabase } from '../open-database.js';
import { untypedTable } from '../tables.js';

describeOnBothEngines('the step to lanes of records', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  it('keeps what waits of each order, in its order and under the ids that the receiver knows', async () => {
    const { location, older } = await databaseBefore(place, '058_lanes_of_records');
    const ids = await older.write(async (trx) => {
      const orders = ['O-1', 'O-2'].map((external_order_id) => anOrder({ external_order_id }));
      const inserted = (await sqlErp.insertOrders(trx, 1, orders, { source: 'test' })).map(Number);
      const connection = { id: 1, url: 'https://erp.example/x', salt: 's', state: 'running', since: '' };
      await untypedTable(trx, 'erp_connections').insert(connection);
      for (const [at, order_id] of inserted.entries()) {
        const lane = { order_id, merchant_erp_id: 1, last_seq: 2, waiting: 1, next_at: '' };
        await untypedTable(trx, 'erp_lanes').insert({ ...lane, refusal: at === 1 ? 'EAN fehlt' : null });
        const news = { order_id, detail: '{}', created_at: '2026-11-27T06:00:00.000Z' };
        const sent = { seq: 1, news: 'order.created', done_at: '2026-11-27T06:01:00.000Z', outcome: 'sent' };
        await untypedTable(trx, 'erp_outbox').insert({ ...news, ...sent, id: 70 + at * 2 });
        await untypedTable(trx, 'erp_outbox').insert({
          ...news,
          seq: 2,
          news: 'order.changed',
          id: 71 + at * 2,
        });
      }
      return inserted;
    });
    await older.close();
    const database = openDatabase(location);
    await database.migrate();
    await database.write((trx) =>
      enqueueNews(trx, 'order.cancelled', [{ record_id: ids[0] ?? 0, merchant_erp_id: 1 }]),
    );
    const lanes = await database.read('erp_lanes').orderBy('record_id');
    const news = await database.read('erp_outbox').orderBy('id');
    const [connection] = await database.read('erp_connections');
    await database.close();
    expect(lanes).toMatchObject([
      { record_type: 'order', record_id: ids[0], last_seq: 3, waiting: 2, refusal: null },
      { record_type: 'order', record_id: ids[1], last_seq: 2, waiting: 1, refusal: 'EAN fehlt' },
    ]);
    const [first, second] = lanes.map(({ id }) => id);
    expect(news).toMatchObject([
      { id: 70, lane_id: first, seq: 1, outcome: 'sent' },
      { id: 71, lane_id: first, seq: 2, done_at: null },
      { id: 72, lane_id: second, seq: 1 },
      { id: 73, lane_id: second, seq: 2 },
      { id: 74, lane_id: first, seq: 3, news: 'order.cancelled' },
    ]);
    expect(connection).toMatchObject({ tells_products: 0, tells_deliveries: 0 });
  });
});
