import { PRICE_DECIMALS, PRODUCT_STATUSES, WEIGHT_DECIMALS } from '@kontor/portal-core/products';
import type { FindCriterion, ProductFindField } from '@kontor/portal-core/erp';
import { type Engine, fixed, type Sql, sql } from '../../../../db/index.js';
import { sumOf } from '../../stock-sums.js';
import { matchNumber } from '../number-match.js';
import { foldedColumn, matchText, textMatches } from '../text-match.js';

/** Columns of whole numbers by field, with the number of their units in one of the field's. */
const NUMBERS: Partial<Record<ProductFindField, readonly [column: string, factor?: number]>> = {
  VK: ['price_cents', 10 ** PRICE_DECIMALS],
  Artikelgewicht: ['weight_grams', 10 ** WEIGHT_DECIMALS],
  ID_MANDAN: ['erp_products.merchant_erp_id'],
  Lagerstand_verfuegbar_gesamt: [sumOf('stock_available')],
  Lagerstand_reserviert_gesamt: [sumOf('stock_reserved')],
  Lagerstand_gesamt: [sumOf('stock_total')],
  Reichweite_Tage: ['(select days_left from stock_predictions where product_id = erp_products.id)'],
};
const TEXTS: Partial<Record<ProductFindField, string>> = {
  Nr_Artikel: 'product_key',
  Artikelname: 'name_key',
  Nr_EAN: foldedColumn('ean'),
  Einheit: foldedColumn('unit'),
  Zolltarifnummer: foldedColumn('customs_number'),
  ZZN_Barcode: foldedColumn('barcode'),
  ZZN_Shopname: foldedColumn('shop_name'),
};

/** The condition of one criterion on the row of `erp_products`. */
export function productCriterion(engine: Engine, criterion: FindCriterion): Sql {
  const field = criterion.field as ProductFindField;
  const number = NUMBERS[field];
  if (number !== undefined) return matchNumber(number[0], criterion, number[1]);
  const text = TEXTS[field];
  if (text !== undefined) return matchText(engine, text, criterion);
  if (field === 'Status') return isStatus(criterion);
  return sql`erp_products.merchant_erp_id in (select erp_merchant_id from merchants where ${matchText(engine, foldedColumn('merchant_name'), criterion)})`;
}

/** A condition on the status. There are only two, so none needs to be compared in the database. */
function isStatus(criterion: FindCriterion): Sql {
  const allowed = PRODUCT_STATUSES.filter((status) => textMatches(status, criterion));
  return fixed(
    allowed.length === 0 ? 'false' : `status in (${allowed.map((status) => `'${status}'`).join(', ')})`,
  );
}
