import knex, { type Knex } from 'knex';
import pg from 'pg';
import type { Connections } from './connection.js';
import { createVitalTurns, lendByLane } from './lend.js';
import { POOL_OPTIONS } from './pool-options.js';
import { giveUp, watchSilence, type PostgresConnection } from './silence.js';

/** Number of connections of each lane, 20 of a process in all. */
const CONNECTIONS = { vital: 4, ordinary: 5, heavy: 6, write: 5 } as const;
/** Seconds that PostgreSQL itself lets a statement run. The server ends its reading statements before. */
const STATEMENT_SECONDS = { vital: 4, ordinary: 70, heavy: 70, write: 15 } as const;
const CONNECT_MS = 3000;
/** Milliseconds in which PostgreSQL ends a statement when asked to. A connection that takes longer is silent. */
const SILENT_MS = 3000;

/** Opens the pools of a PostgreSQL server. Writes of heavy calls share the connections of the others, since they lock the same rows. */
export function openPostgres(url: string): Connections {
  // Counts and ids come as 8-byte integers; ours stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = (lane: keyof typeof CONNECTIONS) => open(url, CONNECTIONS[lane], STATEMENT_SECONDS[lane]);
  const [vital, read, heavy, write] = [pool('vital'), pool('ordinary'), pool('heavy'), pool('write')];
  const vitalTurns = createVitalTurns(CONNECTIONS.vital);
  lendByLane(
    read,
    { vital, ordinary: read, heavy, vitalTurns },
    (connection: PostgresConnection & Disposable, sinceMs) => {
      if (sinceMs > SILENT_MS) giveUp(connection);
      else cancel(vital, connection);
    },
  );
  lendByLane(write, { vital, ordinary: write, heavy: write, vitalTurns });
  return {
    engine: 'postgres',
    read,
    write,
    vitalTurns,
    pools: { vital, ordinary: read, heavy, write },
    async close() {
      await Promise.all([vital, read, heavy, write].map((one) => one.destroy()));
    },
  };
}

function open(url: string, max: number, statementSeconds: number): Knex {
  return knex({
    ...POOL_OPTIONS,
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: 'kontor',
      options: `-c statement_timeout=${statementSeconds}s -c lock_timeout=5s -c idle_in_transaction_session_timeout=30s`,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    },
    pool: {
      // Under load a new connection takes longer than what it is for.
      min: Math.min(2, max),
      max,
      afterCreate: (connection: PostgresConnection, done: (error: null, c: unknown) => void) => {
        watchSilence(connection, statementSeconds);
        done(null, connection);
      },
    },
  });
}

/** A connection as knex keeps it: one with a reason to be disposed of is not lent again. */
interface Disposable {
  __knex__disposed?: string;
}

/**
 * Asks PostgreSQL, on a connection of its own, to end the statement of a connection. That is not lent again: a request that comes late would
 * end its next statement.
 */
function cancel({ client }: Knex, connection: Disposable): void {
  if (connection.__knex__disposed !== undefined) return;
  connection.__knex__disposed = 'its statement was ended';
  // What cannot be told to PostgreSQL ends by its own limit.
  const asked: Promise<unknown> = client.cancelQuery(connection);
  asked.catch(() => {});
}
