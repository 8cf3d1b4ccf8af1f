import type { Knex } from 'knex';
import type { Place } from '../place.js';
import { integer, type ColumnMap, type RowOf } from '../schema/column.js';
import { computed } from './columns.js';
import { rowsOf } from './rows.js';
import { sql, type Columns, type Sql } from './sql.js';

/** The SQL of a list: its columns, its `from` and `where`, and its order. */
export interface ListSql<Selected extends ColumnMap> {
  readonly columns: Columns<Selected>;
  /** The text `from … where …`. */
  readonly found: Sql;
  /** The expressions of `order by`. */
  readonly order: Sql;
}

/** Reads a page of a list. */
export function pageRows<Selected extends ColumnMap>(
  connection: Knex,
  { columns, found, order }: ListSql<Selected>,
  { limit, skip }: Place,
): Promise<RowOf<Selected>[]> {
  const page = sql`select ${columns} ${found} order by ${order} limit ${limit} offset ${skip}`;
  return rowsOf(connection, { ...page, answers: columns.columns });
}

const COUNT = computed({ n: [integer, 'count(*)'] });

/** Counts the rows of `from … where …`. */
export async function countRows(connection: Knex, found: Sql): Promise<number> {
  const [row] = await rowsOf(connection, sql`select ${COUNT} ${found}`);
  return row?.n ?? 0;
}
