import type { Knex } from 'knex';
import { engineOf, isDamage, nativeError, openConnections, type DatabaseLocation } from '../db/index.js';

/** Runs work on a connection of its own to a database that a server may use meanwhile. */
export async function withDatabase<T>(
  location: DatabaseLocation,
  work: (connection: Knex) => Promise<T>,
): Promise<T> {
  const { read, write } = openConnections(location);
  try {
    return await work(write);
  } finally {
    await write.destroy();
    if (read !== write) await read.destroy();
  }
}

/** Copies one moment of a SQLite file into a new file, while others write. */
export async function copySqlite(connection: Knex, file: string): Promise<void> {
  await connection.raw('vacuum into ?', [file]);
}

/** Runs work that sees one moment of a PostgreSQL database, which other programs can see, too, by the snapshot's name. */
export function atOneMoment<T>(
  connection: Knex,
  work: (moment: Knex, snapshot: string) => Promise<T>,
): Promise<T> {
  return connection.transaction(
    async (moment) => {
      const { rows } = await moment.raw('select pg_export_snapshot() as snapshot');
      return work(moment, rows[0].snapshot);
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

/** Number of rows of each of our tables; empty without tables. */
export async function countAllRows(connection: Knex): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(connection)) {
    const [row] = await connection(table).count({ n: '*' });
    counts[table] = Number(row!['n']);
  }
  return counts;
}

const TABLES = {
  // Virtual tables, such as the search's, hold no rows of their own.
  sqlite: `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite%' order by name`,
  postgres: `select tablename as name from pg_tables where schemaname = current_schema() order by tablename`,
};

async function tablesOf(connection: Knex): Promise<string[]> {
  const isPostgres = engineOf(connection) === 'postgres';
  const answer = await connection.raw(TABLES[engineOf(connection)]);
  const rows: { name: string }[] = isPostgres ? answer.rows : answer;
  return rows.map(({ name }) => name);
}

/** The id of the newest entry of the audit trail: whatever was acknowledged before is in a copy that holds it. */
export async function newestEntry(connection: Knex): Promise<number> {
  const [row] = await connection('audit_log').max({ id: 'id' });
  return Number(row!['id'] ?? 0);
}

/** Names of the files that the database knows. */
export function namesOfFiles(connection: Knex): Promise<string[]> {
  return connection('media').pluck('file_name');
}

/**
 * True when another program uses the database. A file of SQLite that nobody else has open leaves its write-ahead log; one that is damaged
 * cannot be asked.
 */
export async function isInUse(connection: Knex): Promise<boolean> {
  if (engineOf(connection) === 'postgres') {
    const { rows } = await connection.raw(
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1',
    );
    return rows.length > 0;
  }
  try {
    await connection.raw('pragma busy_timeout = 0');
    await connection.raw('pragma journal_mode = delete');
    return false;
  } catch (error) {
    if (isDamage(error)) return false;
    if (nativeError(error).code === 'SQLITE_BUSY') return true;
    throw error;
  }
}

/** The whole number that begins PostgreSQL's version: 15. */
export async function versionOf(connection: Knex): Promise<number> {
  const { rows } = await connection.raw('show server_version_num');
  return Math.floor(Number(rows[0].server_version_num) / 10_000);
}

/** True when the role may create databases. */
export async function mayCreateDatabase(connection: Knex): Promise<boolean> {
  const { rows } = await connection.raw(
    'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  );
  return rows[0].may;
}

export async function createDatabase(connection: Knex, name: string): Promise<void> {
  await connection.raw('create database ??', [name]);
}

export async function dropDatabase(connection: Knex, name: string): Promise<void> {
  await connection.raw('drop database if exists ?? with (force)', [name]);
}

/** Gives another database of the cluster a new name. */
export async function renameDatabase(connection: Knex, from: string, to: string): Promise<void> {
  await connection.raw('alter database ?? rename to ??', [from, to]);
}
