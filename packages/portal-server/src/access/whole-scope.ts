import { dataScopeOf, type DataScope, type Principal } from '@kontor/portal-core/access';

/**
 * The widest scope of the caller, for a call that names one record: a user who may list the records of all merchants may also open and
 * change one of them. `scope` is the scope without the request for all merchants.
 */
export const wholeScope = (principal: Principal, scope: DataScope): DataScope =>
  dataScopeOf(principal, true) ?? scope;

/**
 * The scope of a list that may be asked for one merchant: the widest where one is named, since whoever may read all merchants may name any
 * of them. The name itself is a criterion beside the scope.
 */
export const scopeForMerchant = (
  principal: Principal,
  scope: DataScope,
  merchantErpId: number | undefined,
): DataScope => (merchantErpId === undefined ? scope : wholeScope(principal, scope));
