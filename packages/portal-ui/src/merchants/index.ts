export { Merchants } from './Merchants.js';
export type { MerchantsProps } from './Merchants.js';
