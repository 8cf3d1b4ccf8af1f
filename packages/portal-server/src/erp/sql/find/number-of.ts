import { fixed, limitTo, type Sql, sql } from '../../../db/index.js';

/** SQL of the number of rows of a select; with `most` no more than one above it are read. */
export function numberOf(rows: Sql, most?: number): Sql {
  const end = most === undefined ? fixed('') : limitTo(most + 1);
  return sql`select count(*) as n from (${rows} ${end}) as counted`;
}
