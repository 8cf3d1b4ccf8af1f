import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import { databaseBefore } from '../../testing/older-database.js';
import { insertPeople, MERCHANTS, USERS } from '../../testing/people.js';
import { openDatabase } from '../open-database.js';
import { jsonText } from '../schema/json-text.js';
import { untypedTable } from '../tables.js';

describeOnBothEngines('the step to keys with rights of their own', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  it('leaves each key what it could do, and revokes one that could do nothing', async () => {
    const { location, older } = await databaseBefore(place, '026_keys_of_merchants');
    await insertPeople(older);
    const key = (name: string, user_id: number, merchant_id: number | null) => ({
      name,
      user_id,
      merchant_id,
      resources: jsonText(['/orders', '/blog'] as const),
      origins: jsonText(['https://a.example']),
      secret_hash: name,
      created_at: '2026-01-01T00:00:00.000Z',
      created_by: USERS.admin.id,
    });
    await older.write(async (trx) => {
      await trx('users').where({ id: USERS.alpenshop.id }).update({ active: 0 });
      await untypedTable(trx, 'api_keys').insert([
        key('any of an account with one', USERS.teamlead.id, null),
        key('any of a sysadmin', USERS.admin.id, null),
        key('of an account switched off', USERS.alpenshop.id, MERCHANTS.alpenshop.id),
        key('of an account that moved on', USERS.teamlead.id, MERCHANTS.alpenshop.id),
      ]);
    });
    await older.close();
    const database = openDatabase(location);
    await database.migrate();
    const keys = await database
      .read('api_keys')
      .orderBy('id')
      .select('merchant_id', 'resources', 'revoked_at');
    expect(keys.map(({ merchant_id, revoked_at }) => [merchant_id, revoked_at === null])).toEqual([
      [MERCHANTS.nordwind.id, true],
      [null, true],
      [MERCHANTS.alpenshop.id, false],
      [MERCHANTS.alpenshop.id, false],
    ]);
    expect(keys.slice(0, 2).map(({ resources }) => resources)).toEqual([
      '["/orders"]',
      '["/orders","/blog"]',
    ]);
    await database.close();
  });
});
