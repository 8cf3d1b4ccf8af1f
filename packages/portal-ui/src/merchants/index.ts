export { MerchantCriteria, useMerchantChips } from './MerchantCriteria.js';
export { MerchantField } from './MerchantField.js';
export { useAllMerchants } from './useAllMerchants.js';
