import { ROLE_SYSADMIN, type DataScope, type ResourceCode } from './access.types.js';

/** The part of a user that access is decided from. */
export interface Principal {
  readonly userId: number;
  readonly roleId: number;
  /** The ERP id of the user's merchant; null for staff. */
  readonly merchantErpId: number | null;
  readonly resources: ReadonlySet<ResourceCode>;
}

/** True when the user holds at least one of the codes. An empty list of codes is never enough. */
export function mayUse(principal: Pick<Principal, 'resources'>, anyOf: readonly ResourceCode[]): boolean {
  return anyOf.some((code) => principal.resources.has(code));
}

/** True when the user may look beyond its own merchant at all. */
export function mayReadAllMerchants(principal: Pick<Principal, 'roleId' | 'resources'>): boolean {
  return principal.roleId === ROLE_SYSADMIN || principal.resources.has('/getForAllMerchants');
}

/** The part of a user that acting as someone else is decided from. */
export interface Person {
  readonly userId: number;
  readonly roleId: number;
  /** The portal's id of the merchant; null for staff. */
  readonly merchantId: number | null;
}

/** A sysadmin may act as anyone but a sysadmin; others with `/management/users` as a user of their own merchant (api.md). */
export function mayActAs(own: Person & Pick<Principal, 'resources'>, target: Person): boolean {
  if (own.userId === target.userId || target.roleId === ROLE_SYSADMIN) return false;
  if (own.roleId === ROLE_SYSADMIN) return true;
  const isOfSameMerchant = own.merchantId !== null && own.merchantId === target.merchantId;
  return mayUse(own, ['/management/users']) && isOfSameMerchant;
}

/**
 * The records a user's query may touch (api.md, "Rules for every call"): role 1 always all; with `/getForAllMerchants` all
 * when asked for by `displayAllMerchants` or when the user has no merchant of its own; everybody else the own merchant.
 * Null when the user has neither: such a user sees nothing.
 */
export function dataScopeOf(principal: Principal, displayAllMerchants = false): DataScope | null {
  if (principal.roleId === ROLE_SYSADMIN) return { kind: 'all' };
  const own = principal.merchantErpId;
  if (mayReadAllMerchants(principal) && (displayAllMerchants || own === null)) return { kind: 'all' };
  return own === null ? null : { kind: 'merchant', merchantErpId: own };
}
