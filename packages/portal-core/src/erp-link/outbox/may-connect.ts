import { mayReadAllMerchants, mayUse, type Principal } from '../../access/index.js';

/** Whether a user may connect the ERP and see how it goes: who may report for it, and for all merchants. */
export const mayConnectErp = (user: Pick<Principal, 'roleId' | 'resources'>): boolean =>
  mayReadAllMerchants(user) && mayUse(user, ['/erp-link']);
