import type { Knex } from 'knex';
import type { Engine } from './database.js';
import type { FairTurns } from './fair-turns.js';
import { openPostgres } from './postgres-pools.js';
import { openSqlite } from './sqlite-pools.js';

/** Location of the database: a SQLite file or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly engine: 'sqlite'; readonly filename: string }
  | { readonly engine: 'postgres'; readonly url: string };

/** The reading and the writing connections of one database. Each takes those of the running call's lane. */
export interface Connections {
  readonly engine: Engine;
  readonly read: Knex;
  readonly write: Knex;
  /** All pools by name. */
  readonly pools: Readonly<Record<string, Knex>>;
  /** The turns in which the vital connections are lent. */
  readonly vitalTurns: FairTurns;
  /** Closes all of them. */
  close(): Promise<void>;
}

/** Opens the connection pools; nothing is connected before the first query. Only the pools name the drivers. */
export function openConnections(location: DatabaseLocation): Connections {
  return location.engine === 'sqlite' ? openSqlite(location.filename) : openPostgres(location.url);
}
