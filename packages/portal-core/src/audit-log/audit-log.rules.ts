import { mayReadAllMerchants, mayUse, type Principal } from '../access/index.js';

/**
 * Whether a user may read the audit log. The log covers all merchants, so a role that allows it is not enough for users who may see only
 * one of them.
 */
export function mayReadAuditLog(principal: Pick<Principal, 'roleId' | 'resources'>): boolean {
  return mayUse(principal, ['/audit-log']) && mayReadAllMerchants(principal);
}
