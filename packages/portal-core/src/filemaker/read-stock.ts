import type { StockReport } from '../erp-link/index.js';
import type { FoundRecord } from './choose-record.js';
import { fieldOf, type StockMapping } from './mapping.js';

/** What a record says of the stock of a product on a place; null for one without a product or a count, which says nothing. */
export function stockOf({ fields }: StockMapping, { fieldData }: FoundRecord): StockReport | null {
  const product_number = fieldOf(fieldData, fields.productNumber);
  const onHand = fieldOf(fieldData, fields.onHand);
  if (product_number === '' || onHand === '') return null;
  return {
    product_number,
    merchant_erp_id: merchantIn(fieldOf(fieldData, fields.merchant)),
    warehouse: fieldOf(fieldData, fields.warehouse),
    position: (fields.place && fieldOf(fieldData, fields.place)) || null,
    // What is no number is refused as a report, and says so.
    on_hand: Number(onHand),
  };
}

/** The number of a merchant; null for what is none. */
export const merchantIn = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
