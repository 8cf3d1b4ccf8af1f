import { orderTwinHash } from '@kontor/portal-core/orders';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import { anOrder } from '../../testing/erp-records.js';
import { databaseBefore } from '../../testing/older-database.js';
import { insertPeople, USERS } from '../../testing/people.js';
import type { Writer } from '../database.js';
import { openDatabase } from '../open-database.js';
import { untypedTable } from '../tables.js';

const RESULTS = [
  {
    line: 2,
    external_order_id: 'A-2',
    outcome: 'created',
    order_id: 7,
    issues: null,
    source: null,
    undo: 'cancelled',
  },
  {
    line: 5,
    external_order_id: 'A-5',
    outcome: 'invalid',
    order_id: null,
    issues: '[]',
    source: '{}',
    undo: null,
  },
].map((result) => ({ import_id: 1, ...result }));

describeOnBothEngines('the step to the import that understands', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  it('keeps the results of imports, and gives orders of late what their twins are found by', async () => {
    const { location, older } = await databaseBefore(place, '022_understanding_import');
    await insertPeople(older);
    await older.write(fill);
    await older.close();
    const database = openDatabase(location);
    await database.migrate();
    const results = await database.read('order_import_results').orderBy('line');
    const receipts = await database.read('order_imports').select('created', 'replaced');
    const hashes = await database.read('erp_orders').orderBy('id').pluck('twin_hash');
    await database.write((trx) =>
      untypedTable(trx, 'order_import_results').insert({
        ...RESULTS[0],
        line: 9,
        last_line: 12,
        outcome: 'replaced',
      }),
    );
    await database.close();
    expect(results).toEqual(RESULTS.map((result) => ({ ...result, last_line: result.line })));
    expect(receipts).toEqual([{ created: 1, replaced: 0 }]);
    expect(hashes).toEqual([null, orderTwinHash(anOrder())]);
  });
});

async function fill(trx: Writer): Promise<void> {
  await untypedTable(trx, 'order_imports').insert({
    id: 1,
    merchant_erp_id: 2,
    source_name: 'a.csv',
    source_sha256: '0',
    source_rows: 2,
    header: '[]',
    mapping: '{}',
    state: 'finished',
    created_by: USERS.nordwind.id,
    created_at: '2026-01-01T00:00:00Z',
    created: 1,
  });
  await untypedTable(trx, 'order_import_results').insert(RESULTS);
  await trx('erp_addresses').insert([1, 2].map((id) => ({ id, merchant_erp_id: 2, ...anOrder().address })));
  await untypedTable(trx, 'erp_orders').insert([anOldOrder(1, '2025-01-01'), anOldOrder(2, '2026-03-14')]);
}

function anOldOrder(id: number, order_date: string) {
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
    source: 'test',
  };
}
