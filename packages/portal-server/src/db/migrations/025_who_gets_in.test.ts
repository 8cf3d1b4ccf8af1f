import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';
import type { DatabaseLocation } from '../connection.js';
import { openDatabase } from '../open-database.js';
import { untypedTable } from '../tables.js';
import { MIGRATIONS } from './index.js';

const BEFORE = MIGRATIONS.slice(
  0,
  MIGRATIONS.findIndex(({ name }) => name === '025_who_gets_in'),
);

describeOnBothEngines('a database from before names were told apart by their looks', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  /** The place of an empty database. */
  const older = async (): Promise<DatabaseLocation> => {
    const { location, dataDir } = place;
    if (location.engine === 'sqlite') return { engine: 'sqlite', filename: join(dataDir, 'older.sqlite') };
    const database = openDatabase(location);
    await database.write((trx) => trx.raw('drop schema public cascade; create schema public'));
    await database.close();
    return location;
  };

  it('is brought up to date with users who look alike: the first keeps the look, all keep their names', async () => {
    const NAMES = ['admin', 'lager', '\u0430dmin', 'ad\u200bmin', 'Jörg'];
    const location = await older();
    const before = openDatabase(location, BEFORE);
    await before.migrate();
    await before.write(async (trx) => {
      const user = { password_hash: '', user_role_id: 1, created_at: '' };
      await untypedTable(trx, 'users').insert(
        NAMES.map((username) => ({ ...user, username, username_key: username.toLowerCase() })),
      );
    });
    await before.close();
    const database = openDatabase(location);
    await database.migrate();
    const users = await database.read('users').orderBy('id').select('username', 'username_skeleton');
    expect(users.map(({ username }) => username)).toEqual(NAMES);
    expect(users.map((user) => user.username_skeleton !== null)).toEqual([true, true, false, false, true]);
    expect(await database.read('installation').where({ name: 'had_users' })).toHaveLength(1);
    await database.close();
  });
});
