import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import { databaseBefore } from '../../testing/older-database.js';
import { openDatabase } from '../open-database.js';
import { untypedTable } from '../tables.js';

describeOnBothEngines('a database from before names were told apart by their looks', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  it('is brought up to date with users who look alike: the first keeps the look, all keep their names', async () => {
    const NAMES = ['admin', 'lager', '\u0430dmin', 'ad\u200bmin', 'Jörg'];
    const { location, older } = await databaseBefore(place, '025_who_gets_in');
    await older.write(async (trx) => {
      const user = { password_hash: '', user_role_id: 1, created_at: '' };
      await untypedTable(trx, 'users').insert(
        NAMES.map((username) => ({ ...user, username, username_key: username.toLowerCase() })),
      );
    });
    await older.close();
    const database = openDatabase(location);
    await database.migrate();
    const users = await database.read('users').orderBy('id').select('username', 'username_skeleton');
    expect(users.map(({ username }) => username)).toEqual(NAMES);
    expect(users.map((user) => user.username_skeleton !== null)).toEqual([true, true, false, false, true]);
    expect(await database.read('installation').where({ name: 'had_users' })).toHaveLength(1);
    await database.close();
  });
});
