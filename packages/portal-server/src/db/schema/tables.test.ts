import { afterAll, beforeAll, expect, it } from 'vitest';
import { uncheckedRows } from '../sql/rows.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../../testing/both-engines.js';
import type { Column, ColumnMap } from './column.js';
import { TABLES } from './tables.js';

/** Tables without a description here: those of knex, and those of one engine's search and locks. */
const OTHERS = /^(knex_\w+|write_lock|sqlite_\w+|erp_orders_(search|grams)\w*)$/;

interface FoundColumn extends Omit<Column, 'values'> {
  readonly table_name: string;
  readonly name: string;
}

/** Reads every column of every table. A primary key that counts itself up is never null and has a default. */
const FIND_COLUMNS = {
  sqlite: `select entry.name as table_name, info.name, lower(info.type) as type, info."notnull" = 0 and info.pk = 0 as "isNullable",
      case when info.hidden > 0 then 'generated'
        when info.dflt_value is not null or (info.pk = 1 and entry.sql like '%autoincrement%') then 'default' else 'given' end as filled
    from sqlite_schema as entry join pragma_table_xinfo(entry.name) as info where entry.type = 'table'`,
  postgres: `select columns.table_name, column_name as name, is_nullable = 'YES' as "isNullable",
      case data_type when 'bigint' then 'integer' when 'double precision' then 'real' else data_type end as type,
      case when is_generated = 'ALWAYS' then 'generated'
        when column_default is not null or is_identity = 'YES' then 'default' else 'given' end as filled
    from information_schema.columns as columns join information_schema.tables as tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'`,
} as const;

const line = (table: string, name: string, { type, isNullable, filled }: Omit<Column, 'values'>): string =>
  `${table}.${name} ${type}${isNullable ? ' nullable' : ''} ${filled}`;

describeOnBothEngines('the description of the tables', (setup, engine) => {
  let place: OpenPlace;
  beforeAll(async () => {
    place = await openPlace(setup);
  });
  afterAll(() => place.remove());

  it('is what the migrations make, column by column', async () => {
    const found = await uncheckedRows<FoundColumn>(place.database.read, FIND_COLUMNS[engine]);
    const made = found
      .filter(({ table_name }) => !OTHERS.test(table_name))
      .map(({ table_name, name, ...column }) => line(table_name, name, column));
    const described = Object.entries<ColumnMap>(TABLES).flatMap(([table, columns]) =>
      Object.entries(columns).map(([name, column]) => line(table, name, column)),
    );
    expect(made.toSorted()).toEqual(described.toSorted());
  });
});
