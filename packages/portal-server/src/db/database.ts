import type { Knex } from 'knex';

export type Engine = 'sqlite' | 'postgres';

/** A transaction or connection that may write. */
export type Writer = Knex.Transaction;

/** The database as routes are built on it. A call writes through the `write` of its `HandlerInput`, which leaves the audit entry. */
export interface ReadDatabase {
  readonly engine: Engine;
  /** For queries outside a write. On SQLite its connections are `query_only`. */
  readonly read: Knex;
  /** Transactions this process has committed since it started: what is cached from reads is stale when it grows. */
  readonly commits: number;
}

/** The whole database: a pool that reads and one door that writes. */
export interface Database extends ReadDatabase {
  /**
   * Runs `work` in one transaction and commits it; everything in it is stored or nothing. On SQLite writes run one at a time and
   * every transaction begins with a write, so that it never fails half-way because another writer came between.
   * Never query `read` for something the same transaction wrote; never call `write` inside `work`.
   */
  write<T>(work: (trx: Writer) => Promise<T>): Promise<T>;
  /**
   * Brings the schema up to date, all missing steps or none, whenever the process may be killed. Throws `NewerSchemaError` when the database
   * is ahead of this version.
   */
  migrate(): Promise<void>;
  /** Waits for the running write and closes every connection. */
  close(): Promise<void>;
}
