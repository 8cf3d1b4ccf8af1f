export { merchantsRoutes } from './merchants.routes.js';
export { erpIdOfMerchant, erpIdsOfMerchants, isMerchant } from './merchants.store.js';
