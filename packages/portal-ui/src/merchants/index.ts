export { ChosenMerchantProvider } from './ChosenMerchantProvider.js';
export { readMerchant } from './kept-merchant.js';
export { useMerchantView } from './merchant-view.js';
export type { MerchantView } from './merchant-view.js';
export { MerchantCriteria, useMerchantChips } from './MerchantCriteria.js';
export { MerchantField } from './MerchantField.js';
export { useAllMerchants } from './useAllMerchants.js';
