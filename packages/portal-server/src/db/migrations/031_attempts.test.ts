import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import { databaseBefore } from '../../testing/older-database.js';
import { openDatabase } from '../open-database.js';
import { untypedTable } from '../tables.js';

describeOnBothEngines('a database from before all tries were counted in one table', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  it('keeps its counters, and gives the look of names to the first of those that look alike by the rule of today', async () => {
    const { location, older } = await databaseBefore(place, '031_attempts');
    await older.write(async (trx) => {
      await untypedTable(trx, 'sign_in_counters').insert({ key: 'somebody', points: 7, ends_at: 9e12 });
      const user = { password_hash: '', user_role_id: 1, created_at: '' };
      const names = { lager: 'lager', vvolf: 'vvolf', wolf: 'wolf', ADMİN: 'admi\u0307n' };
      await untypedTable(trx, 'users').insert(
        Object.entries(names).map(([username, username_skeleton]) => ({
          ...user,
          username,
          username_key: username.toLowerCase(),
          username_skeleton,
        })),
      );
    });
    await older.close();
    const database = openDatabase(location);
    await database.migrate();
    expect(await database.read('attempts')).toEqual([{ key: 'somebody', points: 7, ends_at: 9e12 }]);
    const users = await database.read('users').orderBy('id').select('username', 'username_skeleton');
    expect(users.map(({ username, username_skeleton }) => [username, username_skeleton])).toEqual([
      ['lager', 'lager'],
      ['vvolf', 'wolf'],
      ['wolf', null],
      ['ADMİN', 'admln'],
    ]);
    await database.close();
  });
});
