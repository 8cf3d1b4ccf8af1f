import type { DataScope } from '@kontor/portal-core';
import type { Knex } from 'knex';

/** Limits a query of the query builder to a scope; see `inScope` for the `sql` tag. */
export function scoped<Query extends Knex.QueryBuilder>(
  query: Query,
  scope: DataScope,
  column = 'merchant_erp_id',
): Query {
  if (scope.kind === 'merchant') void query.where(column, scope.merchantErpId);
  return query;
}
