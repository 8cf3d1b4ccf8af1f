import type { Knex } from 'knex';
import { nullable, type Column, type ColumnMap, type RowOf, type With } from '../schema/column.js';
import { TABLES, type TableName } from '../schema/tables.js';
import { fixed, joined, sql, type Columns, type Sql } from './sql.js';

type ColumnName<Table extends TableName> = keyof (typeof TABLES)[Table] & string;
type Picked<Table extends TableName, Name extends ColumnName<Table>> = {
  readonly [One in Name]: Extract<(typeof TABLES)[Table][One], Column>;
};

/**
 * Columns of a table for the select list of a query: `columns('users', ['id', 'email'], 'u')` with `from users as u`.
 * @param alias name of the table in the query, when it has another one there.
 */
export function columns<Table extends TableName, const Name extends ColumnName<Table>>(
  table: Table,
  names: readonly Name[],
  alias: string = table,
): Columns<Picked<Table, Name>> {
  const all = TABLES[table];
  return {
    sql: names.map((name) => `${alias}.${name}`).join(', '),
    bindings: [],
    // `fromEntries` forgets which names they were.
    columns: Object.fromEntries(names.map((name) => [name, all[name]])) as Picked<Table, Name>,
  };
}

/** Computed columns with their SQL for the select list: `computed({ n: [integer, 'count(*)'] })`. */
export function computed<const Values extends Readonly<Record<string, readonly [Column, string | Sql]>>>(
  values: Values,
): Columns<{ readonly [Name in keyof Values]: Values[Name][0] }> {
  const entries = Object.entries(values);
  const picks = entries.map(
    ([name, [, value]]) => sql`${typeof value === 'string' ? fixed(value) : value} as ${fixed(name)}`,
  );
  return {
    ...joined(picks, ', '),
    // `fromEntries` forgets which names they were.
    columns: Object.fromEntries(entries.map(([name, [column]]) => [name, column])) as {
      readonly [Name in keyof Values]: Values[Name][0];
    },
  };
}

type Nullable<Selected extends ColumnMap> = {
  readonly [Name in keyof Selected]: With<Selected[Name], { readonly isNullable: true }>;
};

/** Columns of a left join: all of them are null where no row was joined. */
export function ofLeftJoin<Selected extends ColumnMap>(
  joined: Columns<Selected>,
): Columns<Nullable<Selected>> {
  const entries = Object.entries(joined.columns).map(([name, column]) => [name, nullable(column)] as const);
  // `fromEntries` forgets which names they were.
  return { ...joined, columns: Object.fromEntries(entries) as Nullable<Selected> };
}

/** Joins two select lists. */
export function together<First extends ColumnMap, Second extends ColumnMap>(
  first: Columns<First>,
  second: Columns<Second>,
): Columns<First & Second> {
  return {
    sql: `${first.sql}, ${second.sql}`,
    bindings: [...first.bindings, ...second.bindings],
    columns: { ...first.columns, ...second.columns },
  };
}

/** Reads the rows of a knex query, with these columns. */
export async function selectFrom<Selected extends ColumnMap>(
  query: Knex.QueryBuilder,
  selected: Columns<Selected>,
): Promise<RowOf<Selected>[]> {
  const list: unknown = await query.select(query.client.raw(selected.sql, selected.bindings));
  // The driver's rows have the columns that were selected.
  return list as RowOf<Selected>[];
}
