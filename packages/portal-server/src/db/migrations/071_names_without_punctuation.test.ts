import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import { databaseBefore } from '../../testing/older-database.js';
import { openDatabase } from '../open-database.js';
import { untypedTable } from '../tables.js';

describeOnBothEngines('a database from before punctuation was looked past', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  it('keeps all its users and their names; of those that look alike the first has the look', async () => {
    const { location, older } = await databaseBefore(place, '071_names_without_punctuation');
    const names = { lager: 'lager', laqer: 'laqer', 'admin.': 'admin.', admin: 'admin' };
    await older.write((trx) =>
      untypedTable(trx, 'users').insert(
        Object.entries(names).map(([username, username_skeleton]) => ({
          username,
          username_key: username,
          username_skeleton,
          password_hash: '',
          user_role_id: 1,
          created_at: '',
        })),
      ),
    );
    await older.close();
    const database = openDatabase(location);
    await database.migrate();
    const users = await database.read('users').orderBy('id').select('username', 'username_skeleton');
    expect(users.map(({ username, username_skeleton }) => [username, username_skeleton])).toEqual([
      ['lager', 'lager'],
      ['laqer', null],
      ['admin.', 'admln'],
      ['admin', null],
    ]);
    await database.close();
  });
});
