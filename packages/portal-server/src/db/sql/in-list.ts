import type { Engine } from '../database.js';
import { fixed, sql, type Sql } from './sql.js';

/** The condition `column in (…)`, with one bound value for any number of values. */
export function inList(engine: Engine, column: string, values: readonly (string | number)[]): Sql {
  return engine === 'sqlite'
    ? sql`${fixed(column)} in (select value from json_each(${JSON.stringify(values)}))`
    : sql`${fixed(column)} = any(${values})`;
}
