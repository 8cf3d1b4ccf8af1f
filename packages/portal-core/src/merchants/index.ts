export { merchantLabel } from './merchant-label.js';
export { MERCHANT_FIELDS } from './merchant.fields.js';
export { merchantNameKey, validateMerchant } from './merchant.rules.js';
export { merchantShape } from './merchant.types.js';
export type { Merchant, MerchantInput } from './merchant.types.js';
export { withinMerchant } from './within-merchant.js';
export * as merchantCalls from './merchants.api.js';
export {
  MERCHANT_SORTS,
  merchantsCreate,
  merchantsList,
  merchantsSetActive,
  merchantsUpdate,
} from './merchants.api.js';
export type { MerchantsQuery } from './merchants.api.js';
