import type { NewProduct } from '@kontor/portal-core/products';
import { productColumns, type KeyedProduct } from '../erp/index.js';
import { toldChanges } from '../erp-outbox/index.js';

/** A stored product as the form has it. */
export const productOf = (row: KeyedProduct): NewProduct => ({
  id: row.product_number,
  name: row.name,
  ean: row.ean,
  barcode: row.ean,
  priceCents: row.price_cents,
  unit: row.unit,
  weightGrams: row.weight_grams,
  customsNumber: row.customs_number,
  shopName: row.shop_name,
  status: row.status,
});

/** The new values of the changed columns, for the audit trail. */
export function changesOf(stored: KeyedProduct, product: NewProduct): Record<string, string | number> {
  const { product_number: _, ...values } = productColumns(product);
  const now = Object.entries(values);
  const before = new Map<string, string | number>(Object.entries(productColumns(productOf(stored))));
  return Object.fromEntries(now.filter(([name, value]) => before.get(name) !== value));
}

/** News of products that are changed to these. */
export const newsOfProducts = (
  changed: readonly { readonly stored: KeyedProduct; readonly product: NewProduct }[],
) =>
  changed.map(({ stored, product }) => ({
    record_id: stored.id,
    merchant_erp_id: stored.merchant_erp_id,
    detail: toldChanges(changesOf(stored, product)),
  }));
