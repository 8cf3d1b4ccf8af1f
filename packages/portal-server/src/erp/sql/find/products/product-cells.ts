import { PRICE_DECIMALS, WEIGHT_DECIMALS, type ProductExportColumnName } from '@kontor/portal-core/products';
import type { CsvDialect } from '@kontor/portal-core/wire';
import { CSV_FORMATS } from '../../../../csv/index.js';
import type { Engine } from '../../../../db/index.js';
import { sumOf } from '../../stock-sums.js';
import { decimal } from './product-record.js';

/** Joins that the cells of a product need. */
export const PRODUCT_JOINS: Readonly<Record<Engine, string>> = {
  sqlite: 'cross join erp_products as o on o.id = p.id',
  postgres: 'join erp_products as o on o.id = p.id',
};

const COLUMNS: Readonly<Record<Exclude<ProductExportColumnName, 'price' | 'weight'>, string>> = {
  product_id: 'o.product_number',
  name: 'o.name',
  ean: 'o.ean',
  available: sumOf('stock_available', 'o'),
  reserved: sumOf('stock_reserved', 'o'),
  total: sumOf('stock_total', 'o'),
  stock_risk: `coalesce((select cast(at_risk as text) from stock_predictions where product_id = o.id), '')`,
  status: 'o.status',
  unit: 'o.unit',
  customs_number: 'o.customs_number',
  barcode: 'o.barcode',
  shop_name: 'o.shop_name',
  merchant: `coalesce((select merchant_name from merchants where erp_merchant_id = o.merchant_erp_id), '')`,
};

/** SQL of a cell of the products export. */
export function productCell(_engine: Engine, name: ProductExportColumnName, dialect: CsvDialect): string {
  const point = CSV_FORMATS[dialect].decimalPoint;
  if (name === 'price') return decimal('o.price_cents', PRICE_DECIMALS, point);
  return name === 'weight' ? decimal('o.weight_grams', WEIGHT_DECIMALS, point) : COLUMNS[name];
}
