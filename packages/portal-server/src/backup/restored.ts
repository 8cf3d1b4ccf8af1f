import { copyFile } from 'node:fs/promises';
import { openDatabase, type DatabaseLocation } from '../db/index.js';
import { keepPrivate } from './copy-files.js';
import { countAllRows, versionOf, withDatabase } from './database.store.js';
import { BackupError, databaseFile } from './manifest.js';
import { findPostgresPrograms } from './postgres-programs.js';

/** Puts the database of a backup into an empty place and returns its rows by table. Throws `BackupError` when it is damaged. */
export async function restoreInto(
  location: DatabaseLocation,
  folder: string,
): Promise<Record<string, number>> {
  const from = databaseFile(folder, location.engine);
  if (location.engine === 'sqlite') {
    await copyFile(from, location.filename);
    await keepPrivate(location.filename);
    await checkWhole(location);
  } else {
    const programs = await findPostgresPrograms(await withDatabase(location, versionOf));
    await programs.restore(from, location.url);
  }
  return withDatabase(location, countAllRows);
}

async function checkWhole(location: DatabaseLocation): Promise<void> {
  const database = openDatabase(location);
  await database.check('full', new AbortController().signal).finally(() => database.close());
  if (database.damage) throw new BackupError(`The copy is damaged: ${database.damage.message}`);
}

/** Another database of the same PostgreSQL. */
export function databaseNamed(address: string, name: string): DatabaseLocation {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { engine: 'postgres', url: url.href };
}

/** Throws `BackupError` unless the same tables hold the same number of rows. */
export function compareRows(
  told: Readonly<Record<string, number>>,
  found: Readonly<Record<string, number>>,
): void {
  const tables = new Set([...Object.keys(told), ...Object.keys(found)]);
  const wrong = [...tables].filter((table) => told[table] !== found[table]);
  if (wrong.length === 0) return;
  const differences = wrong.map(
    (table) => `${table}: ${told[table] ?? 'no table'} ≠ ${found[table] ?? 'no table'}`,
  );
  throw new BackupError(`What was restored differs from what was saved (${differences.join(', ')}).`);
}
