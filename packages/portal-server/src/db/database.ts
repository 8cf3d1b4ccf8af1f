import type { Knex } from 'knex';
import type { CheckDepth } from './check-sqlite.js';
import type { DamagedError } from './damage.js';

export type Engine = 'sqlite' | 'postgres';

/** A transaction or connection that may write. */
export type Writer = Knex.Transaction;

/** The database that routes receive. A call writes through the `write` of its `HandlerInput`, which leaves the audit entry. */
export interface ReadDatabase {
  readonly engine: Engine;
  /** Connection for queries outside a write. On SQLite it is `query_only`. */
  readonly read: Knex;
  /** Number of transactions that this process has committed since it started. Whatever was cached from reads is stale when it grows. */
  readonly commits: number;
  /** The damage that a statement or a check met since the process started; nothing is written from then on. Null without one. */
  readonly damage: DamagedError | null;
}

/** Connections of a pool in use and idle, and the statements that wait for one. */
export interface PoolState {
  readonly pool: string;
  readonly used: number;
  readonly free: number;
  readonly waiting: number;
}

/** The whole database: a pool for reading and one function for writing. */
export interface Database extends ReadDatabase {
  /**
   * Runs `work` in one transaction and commits it: either everything in it is stored or nothing. Throws `DamagedError` in a damaged
   * database. On SQLite writes run one at a time and
   * every transaction begins with a write, so that it never fails half-way because another writer came between. Never query `read` for
   * something that the same transaction wrote; never call `write` inside `work`.
   */
  write<T>(work: (trx: Writer) => Promise<T>): Promise<T>;
  /**
   * Brings the schema up to date: all missing steps or none, whenever the process may be killed. Throws `NewerSchemaError` when the
   * database is ahead of this version.
   */
  migrate(): Promise<void>;
  /** Calls `tell` once, at the first damage that is met. */
  whenDamaged(tell: (damage: DamagedError) => void): void;
  /** Looks for damage in the file of SQLite until the signal is aborted; on PostgreSQL it does nothing. */
  check(depth: CheckDepth, signal: AbortSignal): Promise<void>;
  /** What each pool has under way. */
  pools(): readonly PoolState[];
  /** Waits for the running write and closes every connection. */
  close(): Promise<void>;
}
