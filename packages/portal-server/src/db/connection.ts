import knex, { type Knex } from 'knex';
import pg from 'pg';
import type { Engine } from './database.js';

/** Where the database is. */
export type DatabaseLocation =
  | { readonly engine: 'sqlite'; readonly filename: string }
  | { readonly engine: 'postgres'; readonly url: string };

/** The two doors to one database: on PostgreSQL both are the same pool. */
export interface Connections {
  readonly engine: Engine;
  readonly read: Knex;
  readonly write: Knex;
}

/** SQLite's own limits: readers beside the one writer, and how long a statement waits for another process. */
const SQLITE_READERS = 3;
const POSTGRES_CONNECTIONS = 10;
const ACQUIRE_TIMEOUT_MS = 60_000;
/** Knex tells the terminal of every lost connection, with the statement and its values; whoever wanted the connection is told and logs it. */
const log = { warn: () => {} };
/** Else knex writes the statement with its values, passwords' hashes and addresses among them, before what the driver says. */
const compileSqlOnError = false;

/** An acknowledged order survives a power cut: WAL needs synchronous FULL for that. */
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

/** Opens the pools; nothing is connected before the first query. The one place that names the drivers. */
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
