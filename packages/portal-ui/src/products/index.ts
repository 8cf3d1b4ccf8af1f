export { CreateProductButton } from './CreateProductButton.js';
export { DEFAULT_PRODUCT_LIST, productListFromSearch, productListToSearch } from './product-list.js';
export type { ProductList } from './product-list.js';
export { ProductsTable } from './ProductsTable.js';
export type { ProductsTableProps } from './ProductsTable.js';
