export { MerchantField } from './MerchantField.js';
export { Merchants } from './Merchants.js';
export { useAllMerchants } from './useAllMerchants.js';
