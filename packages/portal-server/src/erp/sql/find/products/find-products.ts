import type { ProductExportColumnName } from '@kontor/portal-core/products';
import type { ReadDatabase } from '../../../../db/index.js';
import { ListFinder, type ListKind } from '../list-finder.js';
import { PRODUCT_JOINS, productCell } from './product-cells.js';
import { productCondition, type ProductCondition } from './product-condition.js';
import { productCountSql, productPageKeys, productSortKeys } from './product-keys.js';
import { productRecord } from './product-record.js';

/** Estimates of sizes, of which products need none: a merchant's products are few enough. */
const NO_SIZES = {};
type NoSizes = typeof NO_SIZES;

/** Lists of products. */
const PRODUCT_LIST: ListKind<ProductCondition, NoSizes, ProductExportColumnName> = {
  table: 'erp_products',
  alias: 'o',
  revision: 'products',
  record: productRecord,
  joins: PRODUCT_JOINS,
  cell: productCell,
  sortKeys: productSortKeys,
  filter: productCondition,
  unknownSizes: NO_SIZES,
  sizes: () => Promise.resolve(NO_SIZES),
  pageKeys: productPageKeys,
  countSql: productCountSql,
};

/** Reads lists of products. A server has one instance, which caches totals. */
export class ProductFinder extends ListFinder<ProductCondition, NoSizes, ProductExportColumnName> {
  constructor(database: ReadDatabase) {
    super(database, PRODUCT_LIST);
  }
}
