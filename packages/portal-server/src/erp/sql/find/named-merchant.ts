import type { DataScope } from '@kontor/portal-core/access';
import type { FindCriterion } from '@kontor/portal-core/erp';

/**
 * The scope of a filter whose criteria name one merchant, whose records have indexes of their own. It is never wider than the given scope:
 * that of one merchant stays as it is, and finds nothing of another.
 */
export function ofNamedMerchant(scope: DataScope, criteria: readonly FindCriterion[]): DataScope {
  const named = criteria.find(({ field }) => field === 'ID_MANDAN');
  if (scope.kind === 'merchant' || named?.op !== 'equals' || !Number.isSafeInteger(named.value)) return scope;
  return { kind: 'merchant', merchantErpId: Number(named.value) };
}
