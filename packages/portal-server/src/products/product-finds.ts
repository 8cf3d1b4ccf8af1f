import { PRODUCTS_PAGE_SIZE } from '@kontor/portal-core/products';
import { PRODUCT_FIND_FIELDS, PRODUCT_FIND_OPTIONS, STOCK_FIND_FIELDS } from '@kontor/portal-core/erp';
import type { ProductCondition, ProductFinder } from '../erp/index.js';
import { Finds } from '../finds/index.js';

/** Compiles finds of products and caches the latest. */
export class ProductFinds extends Finds<ProductCondition> {
  constructor(finder: ProductFinder) {
    super(finder, {
      fields: PRODUCT_FIND_FIELDS,
      options: PRODUCT_FIND_OPTIONS,
      pageSize: PRODUCTS_PAGE_SIZE,
    });
  }
}

/** Fields and options by which the stock rows of products can be found. */
export const STOCK_FIND_RULES = { fields: STOCK_FIND_FIELDS, options: ['displayAllMerchants'] } as const;
