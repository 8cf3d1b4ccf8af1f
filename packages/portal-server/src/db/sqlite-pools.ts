import knex, { type Knex } from 'knex';
import type { Connections } from './connection.js';
import { createVitalTurns, lendByLane } from './lend.js';
import { POOL_OPTIONS } from './pool-options.js';

/**
 * Number of connections that read beside the one that writes. Each running statement holds one of the four threads that files and
 * password hashes use too: the heavy ones never hold all.
 */
const READERS = { vital: 1, ordinary: 2, heavy: 3 } as const;
/** Milliseconds that a write waits for its turn: an import or a bulk change may be before it. */
const WRITE_WAITS_MS = 60_000;

/** Settings of a connection. An acknowledged order survives a power cut: WAL needs synchronous FULL for that. */
const PRAGMAS = [
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

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
  interrupt(): void;
}

/** Opens the pools of a SQLite file: one connection that writes, and readers for each lane. */
export function openSqlite(filename: string): Connections {
  const reader = (max: number) => open(filename, READER_PRAGMAS, max);
  const write = open(filename, WRITER_PRAGMAS, 1, WRITE_WAITS_MS);
  const [vital, read, heavy] = [reader(READERS.vital), reader(READERS.ordinary), reader(READERS.heavy)];
  const vitalTurns = createVitalTurns(READERS.vital);
  lendByLane(read, { vital, ordinary: read, heavy, vitalTurns }, (connection: SqliteConnection) => {
    // Ends the one statement that the connection runs, and nothing when it runs none.
    connection.interrupt();
  });
  return {
    engine: 'sqlite',
    write,
    read,
    vitalTurns,
    pools: { vital, ordinary: read, heavy, write },
    async close() {
      await write.destroy();
      await Promise.all([vital, read, heavy].map((pool) => pool.destroy()));
    },
  };
}

function open(
  filename: string,
  pragmas: readonly string[],
  max: number,
  acquireConnectionTimeout: number = POOL_OPTIONS.acquireConnectionTimeout,
): Knex {
  return knex({
    ...POOL_OPTIONS,
    client: 'sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    acquireConnectionTimeout,
    pool: {
      min: 1,
      max,
      // A connection that is never idle-closed keeps its page cache.
      idleTimeoutMillis: 24 * 3600_000,
      afterCreate: (connection: SqliteConnection, done: (error: Error | null, c: unknown) => void) => {
        const sql = [...PRAGMAS, ...pragmas].map((pragma) => `PRAGMA ${pragma};`).join('\n');
        connection.exec(sql, (error) => done(error, connection));
      },
    },
  });
}
