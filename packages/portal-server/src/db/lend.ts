import type { Knex } from 'knex';
import { createFairTurns, type FairTurns } from './fair-turns.js';
import { POOL_OPTIONS } from './pool-options.js';
import {
  type Ending,
  type Lane,
  StatementEnded,
  type StatementLimits,
  statementLimits,
} from './statement-limits.js';

/** The pool of each lane; bulk work reads as ordinary work does. */
export interface Lanes extends Readonly<Record<Exclude<Lane, 'bulk'>, Knex>> {
  /** The turns in which the vital connections are lent. */
  readonly vitalTurns: FairTurns;
}

/** Statements of one asker that may wait for a vital connection. */
const WAITING_PER_ASKER = 600;

/**
 * Creates the turns of so many vital connections. Half of them are the most that one asker gets: whoever sends many requests, with or without a
 * token, waits behind their own.
 */
export const createVitalTurns = (connections: number): FairTurns =>
  createFairTurns({
    inAll: connections,
    perAsker: Math.ceil(connections / 2),
    waitingPerAsker: WAITING_PER_ASKER,
    waitMs: POOL_OPTIONS.acquireConnectionTimeout,
  });

const toCalls = new WeakSet<object>();
/** True for a connection that was last lent to a call, whose statements have limits. */
export const lentToCall = (connection: object): boolean => toCalls.has(connection);

/** Ends the statement of a connection; `sinceMs` is 0 at first, and the milliseconds since then when it has not ended yet. */
type EndStatement<Connection> = (connection: Connection, sinceMs: number) => void;

interface Loan {
  readonly release: () => Promise<void>;
  readonly unwatch: () => void;
}

/**
 * Has a pool lend the connections of the lane that the running call is to use, and its own outside calls. With `end`, a loan is watched: the
 * statement on it is ended at its deadline, and when nobody waits for its answer any more.
 */
export function lendByLane<Connection extends object>(
  front: Knex,
  lanes: Lanes,
  end?: EndStatement<Connection>,
): void {
  const ordinary = poolOf<Connection>(lanes.ordinary);
  const pools: Record<Lane, Pool<Connection>> = {
    vital: inTurns(poolOf(lanes.vital), lanes.vitalTurns),
    ordinary,
    heavy: poolOf(lanes.heavy),
    bulk: ordinary,
  };
  const loans = new WeakMap<object, Loan>();
  front.client.acquireConnection = async () => {
    const limits = statementLimits();
    const pool = pools[limits?.lane ?? 'ordinary'];
    if (limits === undefined || end === undefined) {
      const connection = await pool.acquire();
      if (limits) toCalls.add(connection);
      else toCalls.delete(connection);
      loans.set(connection, { release: () => pool.release(connection), unwatch: () => {} });
      return connection;
    }
    if (limits.signal?.aborted) throw new StatementEnded('gone');
    limits.begin();
    const connection = await pool.acquire().catch((error: unknown) => {
      limits.finish();
      throw error;
    });
    toCalls.add(connection);
    loans.set(connection, {
      release: () => pool.release(connection),
      unwatch: watch(limits, connection, end),
    });
    return connection;
  };
  front.client.releaseConnection = async (connection: object) => {
    const loan = loans.get(connection);
    loans.delete(connection);
    loan?.unwatch();
    await loan?.release();
  };
}

interface Pool<Connection> {
  readonly acquire: () => Promise<Connection>;
  readonly release: (connection: Connection) => Promise<void>;
}

/** The pool's own ways to lend, as they are before they depend on the call. */
const poolOf = <Connection>({ client }: Knex): Pool<Connection> => ({
  acquire: client.acquireConnection.bind(client),
  release: client.releaseConnection.bind(client),
});

/** The pool, lent in turns of who asks. */
function inTurns<Connection extends object>(pool: Pool<Connection>, turns: FairTurns): Pool<Connection> {
  const giveBack = new WeakMap<Connection, () => void>();
  return {
    async acquire() {
      const end = await turns.take(statementLimits()?.asker ?? '');
      try {
        const connection = await pool.acquire();
        giveBack.set(connection, end);
        return connection;
      } catch (error) {
        end();
        throw error;
      }
    },
    release: (connection) => pool.release(connection).finally(() => giveBack.get(connection)?.()),
  };
}

/** Milliseconds between two tries to end a statement: one that waits for a thread has not begun, and is not ended by the first. */
const AGAIN_MS = 50;

/** Ends the statement on a connection when its time has come; returns what stops that. */
function watch<Connection>(
  limits: StatementLimits,
  connection: Connection,
  end: EndStatement<Connection>,
): () => void {
  const { signal, deadlineMs } = limits;
  let again: NodeJS.Timeout | undefined;
  const finish = (by: Ending) => {
    limits.endedBy ??= by;
    if (again !== undefined) return;
    const since = performance.now();
    end(connection, 0);
    again = setInterval(() => end(connection, performance.now() - since), AGAIN_MS);
  };
  const late = setTimeout(() => finish('deadline'), deadlineMs);
  const gone = () => finish('gone');
  signal?.addEventListener('abort', gone, { once: true });
  if (signal?.aborted) gone();
  return () => {
    clearTimeout(late);
    clearInterval(again);
    signal?.removeEventListener('abort', gone);
    limits.finish();
  };
}
