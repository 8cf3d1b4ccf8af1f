import { ROLE_SYSADMIN, type DataScope, type ResourceCode, type ScopeFilters } from './access.types.js';

/** The data about a user that decides what they may access. */
export interface Principal {
  readonly userId: number;
  readonly roleId: number;
  /** The ERP id of the user's merchant; null for staff. */
  readonly merchantErpId: number | null;
  readonly resources: ReadonlySet<ResourceCode>;
  /** The filters of a partner's page; absent for everybody else. */
  readonly fixed?: ScopeFilters | undefined;
}

/** True when a scope has a fixed filter of any kind of record. */
export const isFiltered = (scope: DataScope): boolean =>
  scope.kind === 'merchant' && scope.fixed !== undefined;

/** True when the user holds at least one of the codes. An empty list of codes is never enough. */
export function mayUse(principal: Pick<Principal, 'resources'>, anyOf: readonly ResourceCode[]): boolean {
  return anyOf.some((code) => principal.resources.has(code));
}

/** True when the user may read records of merchants other than their own. */
export function mayReadAllMerchants(principal: Pick<Principal, 'roleId' | 'resources'>): boolean {
  return principal.roleId === ROLE_SYSADMIN || principal.resources.has('/getForAllMerchants');
}

/** The data about a user that decides whom they may act as. */
export interface Person {
  readonly userId: number;
  readonly roleId: number;
  /** The portal's id of the merchant; null for staff. */
  readonly merchantId: number | null;
}

/**
 * Whether a user may act as another one. A sysadmin may act as anyone but a sysadmin; others with `/management/users` may act as a user of
 * their own merchant (api.md).
 */
export function mayActAs(own: Person & Pick<Principal, 'resources'>, target: Person): boolean {
  if (own.userId === target.userId || target.roleId === ROLE_SYSADMIN) return false;
  if (own.roleId === ROLE_SYSADMIN) return true;
  const isOfSameMerchant = own.merchantId !== null && own.merchantId === target.merchantId;
  return mayUse(own, ['/management/users']) && isOfSameMerchant;
}

/**
 * The records that a user's query may touch (api.md, "Rules for every call"): role 1 always reads all; a user with `/getForAllMerchants`
 * reads all when `displayAllMerchants` is set or when they have no merchant of their own; everybody else reads their own merchant's. Null
 * when the user has neither: such a user sees nothing. Fixed filters stay, whatever is asked for.
 */
export function dataScopeOf(principal: Principal, displayAllMerchants = false): DataScope | null {
  const { merchantErpId: own, fixed } = principal;
  if (fixed) return own === null ? null : { kind: 'merchant', merchantErpId: own, fixed };
  if (principal.roleId === ROLE_SYSADMIN) return { kind: 'all' };
  if (mayReadAllMerchants(principal) && (displayAllMerchants || own === null)) return { kind: 'all' };
  return own === null ? null : { kind: 'merchant', merchantErpId: own };
}
