import type { Knex } from 'knex';
import type { Place } from '../place.js';
import { integer, type ColumnMap, type RowOf } from '../schema/column.js';
import { computed } from './columns.js';
import { rowsOf } from './rows.js';
import { sql, type Columns, type Sql } from './sql.js';

/** What a list is read with: its columns, where its rows are found, and their order. */
export interface ListSql<Selected extends ColumnMap> {
  readonly columns: Columns<Selected>;
  /** `from … where …`. */
  readonly found: Sql;
  /** What follows `order by`. */
  readonly order: Sql;
}

/** A page of a list. */
export function pageRows<Selected extends ColumnMap>(
  connection: Knex,
  { columns, found, order }: ListSql<Selected>,
  { limit, skip }: Place,
): Promise<RowOf<Selected>[]> {
  const page = sql`select ${columns} ${found} order by ${order} limit ${limit} offset ${skip}`;
  return rowsOf(connection, { ...page, answers: columns.columns });
}

const COUNT = computed({ n: [integer, 'count(*)'] });

/** How many rows `from … where …` finds. */
export async function countRows(connection: Knex, found: Sql): Promise<number> {
  const [row] = await rowsOf(connection, sql`select ${COUNT} ${found}`);
  return row?.n ?? 0;
}
