import {
  DEFAULT_PRODUCT_SORT,
  PRODUCT_SORT_COLUMNS,
  productFilter,
  PRODUCTS_PAGE_SIZE,
} from '@kontor/portal-core';
import { defineList, type StateOf } from '../table/index.js';

/** The list of products: by number. */
export const productList = defineList({
  filter: productFilter,
  columns: PRODUCT_SORT_COLUMNS,
  usualSort: DEFAULT_PRODUCT_SORT,
  pageSize: PRODUCTS_PAGE_SIZE,
});

/** Which products a list shows, in which order, and which page of them. */
export type ProductList = StateOf<typeof productList>;
