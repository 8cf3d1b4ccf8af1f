export { MerchantField } from './MerchantField.js';
export { useAllMerchants } from './useAllMerchants.js';
