import type { DataScope } from '@kontor/portal-core/access';
import type { Knex } from 'knex';
import { inScope } from './sql/sql.js';

/** Limits a query of the query builder to a scope; see `inScope`, which is the same for the `sql` tag. */
export function scoped<Query extends Knex.QueryBuilder>(
  query: Query,
  scope: DataScope,
  column = 'merchant_erp_id',
): Query {
  // Throws for a scope with fixed filters.
  inScope(scope, column);
  if (scope.kind === 'merchant') void query.where(column, scope.merchantErpId);
  return query;
}
