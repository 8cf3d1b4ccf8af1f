import { foldCase, foldText, insertSet, type Writer } from '../db/index.js';
import { DEMO_MERCHANTS } from './merchants.js';

const PRODUCT_COLUMNS = {
  merchant_erp_id: 'integer',
  product_number: 'text',
  product_key: 'text',
  name: 'text',
  name_key: 'text',
  name_sort: 'text',
  ean: 'text',
  price_cents: 'integer',
  unit: 'text',
  weight_grams: 'integer',
  customs_number: 'text',
  barcode: 'text',
  shop_name: 'text',
  status: 'text',
  min_stock: 'integer',
  search_text: 'text',
} as const;

/** True for the last products of a catalogue, which hardly anyone orders: they are no longer sold. */
const isDiscontinued = (popularity: number): boolean => popularity === 1;

/** Stores every merchant's catalogue. */
export async function insertProducts(trx: Writer): Promise<void> {
  const rows = DEMO_MERCHANTS.flatMap(({ erpId, shop, products }) =>
    products.map(({ number, name, ean, price, unit, weight, tariff, popularity }) => [
      erpId,
      number,
      foldCase(number),
      name,
      foldCase(name),
      foldText(name),
      ean,
      Math.round(price * 100),
      unit,
      Math.round(weight * 1000),
      tariff,
      ean,
      shop,
      isDiscontinued(popularity) ? 'inaktiv' : 'aktiv',
      popularity * 5,
      foldText([number, name, ean].join('\n')),
    ]),
  );
  await insertSet(trx, { table: 'erp_products', columns: PRODUCT_COLUMNS }, rows);
}
