import type { Knex } from 'knex';
import { StatementNames, type NamedStatement } from './named-statement.js';
import { endedOr } from './native-error.js';
import { allPrepared, type SqliteConnection } from './prepared.js';

type Row = Record<string, unknown>;
interface PostgresConnection {
  query(query: NamedStatement & { values: readonly unknown[] }): Promise<{ rows: Row[] }>;
}

/**
 * Runs SQL on a connection of the pool (or of the transaction) without knex building objects of the rows: lists are read as JSON text that
 * the database itself has built. `bindings` fill `?` on both engines; the statement stays prepared, on PostgreSQL when it comes again.
 */
export async function queryRows<T extends object = Row>(
  connection: Knex,
  sql: string,
  bindings: readonly unknown[] = [],
): Promise<T[]> {
  const client = connection.client as Knex.Client;
  const raw: unknown = await client.acquireConnection();
  try {
    return (client.config.client === 'pg'
      ? await postgresRows(raw as PostgresConnection, sql, bindings)
      : await allPrepared(raw as SqliteConnection, sql, bindings)) as unknown as T[];
  } catch (error) {
    // As knex does for the statements that it runs.
    client.emit('query-error', error);
    throw endedOr(error);
  } finally {
    await client.releaseConnection(raw);
  }
}

/** Reads the first column of the first row as text, as of `select json_group_array(…) …`; null when there is no row. */
export async function queryText(
  connection: Knex,
  sql: string,
  bindings: readonly unknown[] = [],
): Promise<string | null> {
  const [row] = await queryRows(connection, sql, bindings);
  if (row === undefined) return null;
  const [value] = Object.values(row);
  return value === null || value === undefined
    ? null
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
}

const names = new StatementNames();

async function postgresRows(
  raw: PostgresConnection,
  sql: string,
  bindings: readonly unknown[],
): Promise<Row[]> {
  return (await raw.query({ ...names.of(sql), values: bindings })).rows;
}
