import { PRODUCTS_PAGE_SIZE } from '@kontor/portal-core';
import { PRODUCT_FIND_FIELDS, PRODUCT_FIND_OPTIONS, STOCK_FIND_FIELDS } from '@kontor/portal-core/erp';
import type { ProductCondition, ProductFinder } from '../erp/index.js';
import { Finds } from '../finds/index.js';

/** Works finds of products out and keeps the latest. */
export class ProductFinds extends Finds<ProductCondition> {
  constructor(finder: ProductFinder) {
    super(finder, {
      fields: PRODUCT_FIND_FIELDS,
      options: PRODUCT_FIND_OPTIONS,
      pageSize: PRODUCTS_PAGE_SIZE,
    });
  }
}

/** What the warehouse rows of products may be found by. */
export const STOCK_FIND_RULES = { fields: STOCK_FIND_FIELDS, options: ['displayAllMerchants'] } as const;
