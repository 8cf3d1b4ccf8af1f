import { afterEach, beforeEach, expect, it } from 'vitest';
import { sqlErp } from '../../erp/index.js';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import { anOrder } from '../../testing/erp-records.js';
import { databaseBefore } from '../../testing/older-database.js';
import { uncheckedRows } from '../sql/rows.js';
import { openDatabase } from '../open-database.js';
import { untypedTable } from '../tables.js';

/** As `JSON.stringify` stored the texts of orders, item by item. */
const STORED = [
  String.raw`[{"Artikelname":"Kaffee \ud83d","Menge":2}]`,
  String.raw`[{"Artikelname":"\ude00\ud83d Tee 😀","Menge":1.5}]`,
  String.raw`[{"Artikelname":"C:\\ud83d","Menge":1}]`,
  String.raw`[{"Artikelname":"Tee","Menge":1}]`,
];
const WHOLE = [
  { Artikelname: 'Kaffee \ufffd', Menge: 2 },
  { Artikelname: '\ufffd\ufffd Tee 😀', Menge: 1.5 },
  { Artikelname: String.raw`C:\ud83d`, Menge: 1 },
  { Artikelname: 'Tee', Menge: 1 },
];
const FIELDS = String.raw`{"Kundenreferenz":"halb \udfff"}`;

describeOnBothEngines('the step to whole characters', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  it('repairs orders that were stored with half a character, and leaves what only looks like one', async () => {
    const { location, older } = await databaseBefore(place, '067_half_characters');
    await older.write(async (trx) => {
      const orders = STORED.map((_, at) => anOrder({ external_order_id: `H-${at}` }));
      const ids = await sqlErp.insertOrders(trx, 1, orders, { source: 'test' });
      for (const [at, items] of STORED.entries())
        await untypedTable(trx, 'erp_orders').where({ id: ids[at] }).update({ items, fields: FIELDS });
    });
    await older.close();
    const database = openDatabase(location);
    await database.migrate();
    const orders = await database.read('erp_orders').orderBy('id').select('items', 'fields');
    const name = place.location.engine === 'sqlite' ? 'fields' : 'fields::json';
    const read = await uncheckedRows(
      database.read,
      `select (${name} ->> 'Kundenreferenz') as reference from erp_orders`,
    );
    await database.close();
    expect(orders.map(({ items }) => (JSON.parse(items) as unknown[])[0])).toEqual(WHOLE);
    expect(read).toEqual(WHOLE.map(() => ({ reference: 'halb \ufffd' })));
  });
});
