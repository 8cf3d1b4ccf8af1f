import { ORDER_FIND_FIELDS, ORDER_FIND_OPTIONS, parseFind, type ErpFind } from '@kontor/portal-core/erp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StatementEnded } from '../../../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../../../testing/both-engines.js';
import { anOrder } from '../../../testing/erp-records.js';
import { sqlErp } from '../index.js';
import { OrderFinder } from './find-orders.js';

const LISTED = ['_ID_AUFTRA', 'Externe_Order_ID', 'Datum', 'Status', 'Nr_Artikel', 'Trackingnummer'];
/** Fields of which few orders share a value, beside those of which very many do. */
const FURTHER = { few: ['Datum', 'Externe_Order_ID'], many: ['Status', 'Nr_Artikel', 'Trackingnummer'] };
const UNLISTED = ['Adressblock', 'Artikelname', 'Kundenreferenz', 'ID_MANDAN', 'investigation_opened_at'];
/** Finds that an index narrows to a few orders. */
const NARROW: readonly ErpFind[] = [
  { query: [{ Externe_Order_ID: '==N-1' }] },
  { query: [{ investigationStatus: 'any' }] },
];

describeOnBothEngines('a sort of orders', (setup) => {
  let place: OpenPlace;
  beforeAll(async () => {
    place = await openPlace(setup);
    const orders = ['N-1', 'N-2', 'N-3'].map((external_order_id) => anOrder({ external_order_id }));
    await place.database.write((trx) => sqlErp.insertOrders(trx, 1, orders, { source: 'test' }));
  });
  afterAll(() => place.remove());

  const found = async (body: ErpFind, ...fields: readonly string[]) => {
    const sort = fields.map((fieldName) => ({ fieldName, sortOrder: 'ascend' as const }));
    const plan = parseFind({ ...body, sort }, ORDER_FIND_FIELDS, ORDER_FIND_OPTIONS);
    if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
    const finder = new OrderFinder(place.database);
    const find = finder.compile({ kind: 'all' }, plan.value, 50)!;
    return (await finder.find(find)).foundCount;
  };
  /** Lets the database believe that there are so many orders of each status and day. */
  const pretend = (n: number) => place.database.write((trx) => trx('erp_order_counts').update({ n }));

  it('is by any field as long as there are few orders', async () => {
    for (const field of [...LISTED, ...UNLISTED]) expect([field, await found({}, field)]).toEqual([field, 3]);
  });

  it('is refused before it begins when no index serves it and many orders are left', async () => {
    await pretend(20_001);
    for (const field of UNLISTED)
      await expect(found({}, field)).rejects.toMatchObject({
        by: 'costly',
      } satisfies Partial<StatementEnded>);
    for (const field of LISTED) await expect(found({}, field)).resolves.toBeGreaterThan(0);
    for (const field of FURTHER.few)
      await expect(found({}, field, 'Adressblock')).resolves.toBeGreaterThan(0);
    for (const field of FURTHER.many) {
      await expect(found({}, field, '_ID_AUFTRA')).resolves.toBeGreaterThan(0);
      await expect(found({}, field, 'Adressblock')).rejects.toMatchObject({ by: 'costly' });
    }
    for (const body of NARROW)
      for (const field of UNLISTED) await expect(found(body, field)).resolves.toBeLessThan(2);
    await pretend(20_000);
    for (const field of UNLISTED) await expect(found({}, field)).resolves.toBe(20_000);
  });
});
