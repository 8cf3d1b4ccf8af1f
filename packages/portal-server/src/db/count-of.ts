import type { Knex } from 'knex';

/** How many rows a query finds. */
export async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const row: unknown = await query.clone().count({ n: '*' }).first();
  return Number(Object(row).n);
}
