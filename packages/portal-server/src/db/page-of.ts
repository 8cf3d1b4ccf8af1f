import type { Knex } from 'knex';
import type { Place } from './place.js';
import type { ColumnMap, RowOf } from './schema/column.js';
import { selectFrom } from './sql/columns.js';
import type { Columns } from './sql/sql.js';

/** The rows of a page, and the number of rows on all pages. */
export interface FoundPage<Row> {
  readonly rows: Row[];
  readonly foundCount: number;
}

/** Reads a page of a query of the query builder, in the query's order. */
export async function pageOf<Selected extends ColumnMap>(
  found: Knex.QueryBuilder,
  selected: Columns<Selected>,
  { limit, skip }: Place,
): Promise<FoundPage<RowOf<Selected>>> {
  const [rows, foundCount] = await Promise.all([
    selectFrom(found.clone().limit(limit).offset(skip), selected),
    countOf(found),
  ]);
  return { rows, foundCount };
}

async function countOf(found: Knex.QueryBuilder): Promise<number> {
  const row: unknown = await found.clone().clearOrder().count({ n: '*' }).first();
  return Number(Object(row).n);
}
