import { statusChangeMeta } from '@kontor/portal-core/comments';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sqlErp } from '../../erp/index.js';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import { anOrder } from '../../testing/erp-records.js';
import { databaseBefore } from '../../testing/older-database.js';
import { openDatabase } from '../open-database.js';

describeOnBothEngines('the step to whose turn it is', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  const TALKS = [
    { status: 'OPEN', by: 'merchant', meta: '' },
    { status: 'OPEN', by: 'staff', meta: '' },
    { status: 'UNDER_REVIEW', by: 'staff', meta: statusChangeMeta({ from: 'OPEN', to: 'UNDER_REVIEW' }) },
    { status: 'DONE', by: 'staff', meta: statusChangeMeta({ from: 'OPEN', to: 'DONE' }) },
    { status: 'DONE', by: 'merchant', meta: '' },
  ] as const;

  it('says it of each investigation from who wrote last', async () => {
    const { location, older } = await databaseBefore(place, '047_whose_turn_it_is');
    const ids = await older.write(async (trx) => {
      const person = { password_hash: '', created_at: '' };
      await trx('users').insert([
        { ...person, id: 901, username: 'm', username_key: 'm', user_role_id: 2 },
        { ...person, id: 902, username: 's', username_key: 's', user_role_id: 1 },
      ]);
      const orders = TALKS.map((_, index) => anOrder({ external_order_id: `O-${index}` }));
      const inserted = await sqlErp.insertOrders(trx, 1, orders, { source: 'test' });
      for (const [index, { status, by, meta }] of TALKS.entries()) {
        const order_erp_id = Number(inserted[index]);
        await trx('erp_orders').where({ id: order_erp_id }).update({ investigation_status: status });
        const written = { order_erp_id, merchant_erp_id: 1, order_external_id: `O-${index}`, comment: 'x' };
        const other = by === 'staff' ? 901 : 902;
        await trx('investigation_comments').insert([
          {
            ...written,
            user_id: other,
            creation_date: '2026-11-01T08:00:00.000Z',
            action_meta: '',
          },
          {
            ...written,
            user_id: by === 'staff' ? 902 : 901,
            creation_date: '2026-11-02T08:00:00.000Z',
            action_meta: meta,
          },
        ]);
      }
      return inserted.map(Number);
    });
    await older.close();
    const database = openDatabase(location);
    await database.migrate();
    const rows = await database.read('erp_orders').whereIn('id', ids).orderBy('id');
    await database.close();
    expect(rows.map(({ investigation_turn }) => investigation_turn)).toEqual([
      'staff',
      'merchant',
      'staff',
      null,
      'staff',
    ]);
    expect(rows.map(({ investigation_turn_since }) => investigation_turn_since !== '')).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });
});
