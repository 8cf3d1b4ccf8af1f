import type { ProductExportColumnName } from '@kontor/portal-core';
import type { ReadDatabase } from '../../../../db/index.js';
import { ListFinder, type ListKind } from '../list-finder.js';
import { PRODUCT_JOINS, productCell } from './product-cells.js';
import { productCondition, type ProductCondition } from './product-condition.js';
import { productCountSql, productPageKeys, productSortKeys } from './product-keys.js';
import { productRecord } from './product-record.js';

/** A merchant's products are few enough that no statement depends on how many there are. */
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

/** Reads lists of products. One for a server: it keeps totals. */
export class ProductFinder extends ListFinder<ProductCondition, NoSizes, ProductExportColumnName> {
  constructor(database: ReadDatabase) {
    super(database, PRODUCT_LIST);
  }
}
