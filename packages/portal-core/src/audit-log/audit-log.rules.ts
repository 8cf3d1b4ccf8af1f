import { mayReadAllMerchants, mayUse, type Principal } from '../access/index.js';

/** The trail is of all merchants: a role that allows it is not enough for someone who may see one of them only. */
export function mayReadAuditLog(principal: Pick<Principal, 'roleId' | 'resources'>): boolean {
  return mayUse(principal, ['/audit-log']) && mayReadAllMerchants(principal);
}
