import knex, { type Knex } from 'knex';
import pg from 'pg';
import type { Engine } from './database.js';

/** Location of the database: a SQLite file or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly engine: 'sqlite'; readonly filename: string }
  | { readonly engine: 'postgres'; readonly url: string };

/** The reading and the writing connections of one database. On PostgreSQL both are the same pool. */
export interface Connections {
  readonly engine: Engine;
  readonly read: Knex;
  readonly write: Knex;
}

/** Number of SQLite connections that read beside the one that writes. */
const SQLITE_READERS = 3;
const POSTGRES_CONNECTIONS = 10;
const ACQUIRE_TIMEOUT_MS = 60_000;
/** Silences knex, which prints every lost connection to the terminal with the statement and its values. The caller gets the error and logs it. */
const log = { warn: () => {} };
/** False, since knex would otherwise put the statement with its values, among them password hashes and addresses, before the driver's message. */
const compileSqlOnError = false;

/** Settings of a SQLite connection. An acknowledged order survives a power cut: WAL needs synchronous FULL for that. */
const SQLITE_PRAGMAS = [
  'busy_timeout = 5000',
  'foreign_keys = ON',
  'trusted_schema = OFF',
  `mmap_size = ${1024 ** 3}`,
  'temp_store = MEMORY',
];
const WRITER_PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'journal_size_limit = 67108864',
  'cache_size = -65536',
  'wal_autocheckpoint = 4000',
];
const READER_PRAGMAS = ['cache_size = -16384', 'query_only = ON'];

/** Opens the connection pools; nothing is connected before the first query. Only this function names the drivers. */
export function openConnections(location: DatabaseLocation): Connections {
  return location.engine === 'sqlite' ? openSqlite(location.filename) : openPostgres(location.url);
}

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

function openSqlite(filename: string): Connections {
  const open = (pragmas: readonly string[], max: number) =>
    knex({
      client: 'sqlite3',
      log,
      compileSqlOnError,
      connection: { filename },
      useNullAsDefault: true,
      acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
      pool: {
        min: 1,
        max,
        // A connection that is never idle-closed keeps its page cache.
        idleTimeoutMillis: 24 * 3600_000,
        afterCreate: (connection: SqliteConnection, done: (error: Error | null, c: unknown) => void) => {
          const sql = [...SQLITE_PRAGMAS, ...pragmas].map((pragma) => `PRAGMA ${pragma};`).join('\n');
          connection.exec(sql, (error) => done(error, connection));
        },
      },
    });
  return { engine: 'sqlite', write: open(WRITER_PRAGMAS, 1), read: open(READER_PRAGMAS, SQLITE_READERS) };
}

function openPostgres(url: string): Connections {
  // Counts and ids come as 8-byte integers; ours stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = knex({
    client: 'pg',
    log,
    compileSqlOnError,
    connection: {
      connectionString: url,
      application_name: 'kontor',
      options: '-c statement_timeout=15s -c lock_timeout=5s -c idle_in_transaction_session_timeout=30s',
    },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    pool: { min: 0, max: POSTGRES_CONNECTIONS },
  });
  return { engine: 'postgres', write: pool, read: pool };
}
