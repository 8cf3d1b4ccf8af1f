import { orderTwinHash, type DeliveryAddress } from '@kontor/portal-core/orders';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import { anOrder } from '../../testing/erp-records.js';
import { databaseBefore } from '../../testing/older-database.js';
import { insertPeople } from '../../testing/people.js';
import type { Writer } from '../database.js';
import { openDatabase } from '../open-database.js';
import { untypedTable } from '../tables.js';

describeOnBothEngines('the step to twins however they are spelled', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  it('gives an order that is stored already the hash by which its other spelling finds it', async () => {
    const { location, older } = await databaseBefore(place, '038_twins_however_spelled');
    await insertPeople(older);
    await older.write(fill);
    await older.close();
    const database = openDatabase(location);
    await database.migrate();
    const hashes = await database.read('erp_orders').orderBy('id').pluck('twin_hash');
    await database.close();
    const spelled = { ...anOrder().address, street: 'Burgstraße 5' };
    expect(hashes).toEqual(['of long ago', orderTwinHash({ ...anOrder(), address: spelled })]);
  });
});

const STORED: DeliveryAddress = { ...anOrder().address, street: 'Burgstr. 5' };

async function fill(trx: Writer): Promise<void> {
  await trx('erp_addresses').insert([1, 2].map((id) => ({ id, merchant_erp_id: 2, ...STORED })));
  await untypedTable(trx, 'erp_orders').insert([
    aStoredOrder(1, '2025-01-01', 'of long ago'),
    aStoredOrder(2, '2026-03-14', 'of the old spelling'),
  ]);
}

function aStoredOrder(id: number, order_date: string, twin_hash: string) {
  const items = anOrder().items.map(({ id: Nr_Artikel, name, qty }) => ({
    Nr_Artikel,
    Artikelname: name,
    Menge: qty,
  }));
  return {
    id,
    merchant_erp_id: 2,
    external_order_id: `A-${id}`,
    customer_reference: '',
    order_date,
    status: 'offen',
    address_id: id,
    fields: '{}',
    items: JSON.stringify(items),
    items_text: '',
    external_key: '',
    product_key: '',
    search_text: '',
    content_hash: '',
    twin_hash,
    source: 'test',
  };
}
