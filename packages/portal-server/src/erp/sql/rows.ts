import type { Knex } from 'knex';
import type { Sql } from './sql.js';

/** Runs SQL with `?` bindings on either engine and answers its rows. */
export async function rowsOf<Row = never>(
  connection: Knex,
  statement: string | Sql,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { sql, bindings } = typeof statement === 'string' ? { sql: statement, bindings: values } : statement;
  const answer: unknown = await connection.raw(sql, bindings as Knex.RawBinding[]);
  return Array.isArray(answer) ? (answer as Row[]) : (answer as { rows: Row[] }).rows;
}
