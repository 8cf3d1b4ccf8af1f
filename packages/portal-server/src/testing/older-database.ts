import { join } from 'node:path';
import type { DatabaseLocation } from '../db/connection.js';
import type { Database } from '../db/database.js';
import { MIGRATIONS } from '../db/migrations/index.js';
import { openDatabase } from '../db/open-database.js';
import type { Place } from './both-engines.js';

/** A database as the version before a migration left it, open, and where the next version finds it. */
export interface OlderDatabase {
  readonly location: DatabaseLocation;
  readonly older: Database;
}

/** Creates a database at the place with the tables there were before the migration of that name. Throws when there is no such migration. */
export async function databaseBefore(place: Place, migration: string): Promise<OlderDatabase> {
  const index = MIGRATIONS.findIndex(({ name }) => name === migration);
  if (index < 0) throw new Error(`There is no migration ${migration}.`);
  const location = await withoutTables(place);
  const older = openDatabase(location, MIGRATIONS.slice(0, index));
  await older.migrate();
  return { location, older };
}

async function withoutTables({ location, dataDir }: Place): Promise<DatabaseLocation> {
  if (location.engine === 'sqlite') return { engine: 'sqlite', filename: join(dataDir, 'older.sqlite') };
  const database = openDatabase(location);
  await database.write((trx) => trx.raw('drop schema public cascade; create schema public'));
  await database.close();
  return location;
}
