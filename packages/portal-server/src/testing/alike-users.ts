import type { Place } from './both-engines.js';
import { openDatabase } from '../db/open-database.js';
import { untypedTable } from '../db/tables.js';
import { databaseBefore } from './older-database.js';

/** A name and the look it had, or has. */
export type NameAndLook = readonly [username: string, look: string | null];

/** Brings a database with users of those names and looks over a migration; answers the names in order, with the look each has then. */
export async function looksAfter(
  place: Place,
  migration: string,
  users: readonly NameAndLook[],
): Promise<readonly NameAndLook[]> {
  const { location, older } = await databaseBefore(place, migration);
  await older.write((trx) =>
    untypedTable(trx, 'users').insert(
      users.map(([username, username_skeleton]) => ({
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
  const kept = await database.read('users').orderBy('id').select('username', 'username_skeleton');
  await database.close();
  return kept.map(({ username, username_skeleton }) => [username, username_skeleton]);
}
