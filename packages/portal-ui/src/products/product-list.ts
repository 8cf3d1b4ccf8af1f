import {
  DEFAULT_PRODUCT_SORT,
  PRODUCT_SORT_COLUMNS,
  productFilter,
  PRODUCTS_PAGE_SIZE,
} from '@kontor/portal-core/products';
import { defineList, type StateOf } from '../table/index.js';

/** Definition of the list of products, sorted by number by default. */
export const productList = defineList({
  filter: productFilter,
  columns: PRODUCT_SORT_COLUMNS,
  usualSort: DEFAULT_PRODUCT_SORT,
  pageSize: PRODUCTS_PAGE_SIZE,
});

/** Filter, sort order and page of a list of products. */
export type ProductList = StateOf<typeof productList>;
