export { merchantsList } from './merchants.api.js';
export type { Merchant, MerchantsQuery } from './merchants.api.js';
