export { PRODUCT_SEARCH_MIN, productsSearch } from './products.api.js';
export type { ProductSearch } from './products.api.js';
