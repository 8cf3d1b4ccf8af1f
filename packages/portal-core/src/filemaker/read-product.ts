import type { ProductReport } from '../erp-link/index.js';
import type { FoundRecord } from './choose-record.js';
import { fieldOf, type ProductMapping } from './mapping.js';
import { merchantIn } from './read-stock.js';

/**
 * What a record says of a product; null for one without a number. An empty field says nothing: it may be one that the file has never filled,
 * and empties none of Kontor's.
 */
export function productOf({ fields }: ProductMapping, { fieldData }: FoundRecord): ProductReport | null {
  const said = (field: string | null): string | null => (field && fieldOf(fieldData, field)) || null;
  const product_number = said(fields.productNumber);
  if (product_number === null) return null;
  return {
    product_number,
    merchant_erp_id: merchantIn(said(fields.merchant) ?? ''),
    name: said(fields.name),
    ean: said(fields.ean) ?? said(fields.barcode),
    price: amountIn(said(fields.price)),
    unit: said(fields.unit),
    weight: amountIn(said(fields.weight)),
    customs_number: said(fields.customsNumber),
    shop_name: said(fields.shopName),
    status: said(fields.status),
  };
}

/** A number of FileMaker has a decimal point: as a text `1.234` might be a thousand. */
const amountIn = (text: string | null): number | string | null =>
  text !== null && /^-?\d*\.?\d+$/.test(text) ? Number(text) : text;
