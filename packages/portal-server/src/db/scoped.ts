import type { DataScope } from '@kontor/portal-core';
import type { Knex } from 'knex';

/** Keeps a query of the query builder inside its scope; see `inScope` for the `sql` tag. */
export function scoped<Query extends Knex.QueryBuilder>(
  query: Query,
  scope: DataScope,
  column = 'merchant_erp_id',
): Query {
  if (scope.kind === 'merchant') void query.where(column, scope.merchantErpId);
  return query;
}
