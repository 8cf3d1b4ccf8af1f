import { mayReadAllMerchants, mayUse, type Principal } from '../../access/index.js';

type Visitor = Pick<Principal, 'roleId' | 'resources'>;

/** Whether a user may see how the link to the ERP goes: who may report for it, and for all merchants. */
export const maySeeErp = (user: Visitor): boolean => mayReadAllMerchants(user) && mayUse(user, ['/erp-link']);

/** Whether a user may connect an ERP, which is then told of all orders: who may also change the settings. */
export const mayConnectErp = (user: Visitor): boolean => maySeeErp(user) && mayUse(user, ['/settings']);
