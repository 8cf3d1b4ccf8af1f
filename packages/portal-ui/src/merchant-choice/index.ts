export { ChosenMerchantProvider } from './ChosenMerchantProvider.js';
export { readMerchant } from './kept-merchant.js';
export { useMerchantView } from './merchant-view.js';
export type { MerchantView } from './merchant-view.js';
