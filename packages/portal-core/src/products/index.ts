export { formatDecimal, parseDecimal } from './decimal.js';
export { PRODUCT_EXPORT_COLUMNS } from './product-export.js';
export type { ProductExportColumnName } from './product-export.js';
export {
  DEFAULT_PRODUCT_SORT,
  narrowedFilter,
  onlyStatusOf,
  PRODUCT_SORT_COLUMNS,
  productFilter,
  RISK_FILTERS,
  STOCK_FILTERS,
} from './product-filter.js';
export type {
  ProductFilter,
  ProductPreferences,
  ProductSort,
  ProductSortColumn,
  RiskFilter,
} from './product-filter.js';
export { PRODUCT_STATUS_TEXTS, RISK_FILTER_TEXTS, STOCK_FILTER_TEXTS } from './product-texts.js';
export { PRICE_DECIMALS, PRODUCT_FIELDS, PRODUCT_STATUSES, WEIGHT_DECIMALS } from './product.fields.js';
export type { ProductColumn } from './product.fields.js';
export { draftOfProduct, EMPTY_PRODUCT, parseProduct, validateProduct } from './product.rules.js';
export type { NewProduct, Product, ProductDraft, WarehouseStock } from './product.types.js';
export * as productCalls from './products.api.js';
export {
  PRODUCT_SEARCH_MIN,
  PRODUCTS_PAGE_SIZE,
  productsCreate,
  productsFind,
  productsGenerateCsv,
  productsSearch,
  productsStockFind,
  productsUpdate,
  WAREHOUSE_ROWS,
} from './products.api.js';
export type { ProductBody, ProductUpdate } from './products.api.js';
