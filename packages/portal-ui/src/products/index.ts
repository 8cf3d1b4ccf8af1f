export { CreateProductButton } from './CreateProductButton.js';
export { productList } from './product-list.js';
export type { ProductList } from './product-list.js';
export { ProductAdder } from './ProductAdder.js';
export { ProductsTable } from './ProductsTable.js';
export type { ProductsTableProps } from './ProductsTable.js';
export { useUnaddedProduct } from './useUnaddedProduct.js';
