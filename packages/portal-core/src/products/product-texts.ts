import type { TextKey } from '../i18n/index.js';
import type { RiskFilter, StockFilter } from './product-filter.js';
import type { ProductStatus } from './product.fields.js';

/** The text keys of the values on screens and in commands. */
export const PRODUCT_STATUS_TEXTS: Readonly<Record<ProductStatus, TextKey>> = {
  aktiv: 'products.statusActive',
  inaktiv: 'products.statusInactive',
};
export const STOCK_FILTER_TEXTS: Readonly<Record<StockFilter, TextKey>> = {
  out: 'products.outOfStock',
  in: 'products.inStock',
};
export const RISK_FILTER_TEXTS: Readonly<Record<RiskFilter, TextKey>> = {
  '1': 'products.atRisk',
  '0': 'products.noRisk',
};
