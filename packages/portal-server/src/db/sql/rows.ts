import type { Knex } from 'knex';
import { queryRows } from '../json-query.js';
import type { ColumnMap, RowOf } from '../schema/column.js';
import type { Query, Sql } from './sql.js';

/** Runs a query on either engine and returns its rows, typed by the selected columns. */
export function rowsOf<Selected extends ColumnMap>(
  connection: Knex,
  query: Query<Selected>,
): Promise<RowOf<Selected>[]> {
  return uncheckedRows<RowOf<Selected>>(connection, query);
}

/** Runs a frequent query as `rowsOf` does; it stays prepared. */
export function preparedRowsOf<Selected extends ColumnMap>(
  connection: Knex,
  query: Query<Selected>,
): Promise<RowOf<Selected>[]> {
  return queryRows<RowOf<Selected>>(connection, query.sql, query.bindings);
}

/** Runs a statement that returns no rows. */
export async function execute(
  connection: Knex,
  statement: string | Sql,
  values: readonly unknown[] = [],
): Promise<void> {
  await uncheckedRows(connection, statement, values);
}

/**
 * Runs SQL with `?` bindings on either engine and returns its rows with the type that the caller claims: nothing checks it. Use it for
 * statements whose columns no list describes, and say there why.
 */
export async function uncheckedRows<Row = never>(
  connection: Knex,
  statement: string | Sql,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { sql, bindings } = typeof statement === 'string' ? { sql: statement, bindings: values } : statement;
  const answer: unknown = await connection.raw(sql, bindings as Knex.RawBinding[]);
  return Array.isArray(answer) ? (answer as Row[]) : (answer as { rows: Row[] }).rows;
}
