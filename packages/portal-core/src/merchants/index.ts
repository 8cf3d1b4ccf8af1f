export { MERCHANT_FIELDS } from './merchant.fields.js';
export { merchantNameKey, validateMerchant } from './merchant.rules.js';
export { merchantLabel } from './merchant-label.js';
export { merchantsCreate, merchantsList, merchantsUpdate } from './merchants.api.js';
export type { MerchantsQuery } from './merchants.api.js';
export type { Merchant, MerchantInput } from './merchant.types.js';
