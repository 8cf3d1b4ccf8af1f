import type { DataScope } from '@kontor/portal-core';
import type { Knex } from 'knex';
import { inScope } from './sql/sql.js';

/** Limits a query of the query builder to a scope; see `inScope`, which is the same for the `sql` tag. */
export function scoped<Query extends Knex.QueryBuilder>(
  query: Query,
  scope: DataScope,
  column = 'merchant_erp_id',
): Query {
  const { sql, bindings } = inScope(scope, column);
  void query.whereRaw(sql, bindings as Knex.RawBinding[]);
  return query;
}
