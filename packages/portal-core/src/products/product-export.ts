import type { Language } from '../i18n/index.js';

/** One column of the products export: its stable name, and its header texts. */
interface ProductExportColumn {
  readonly name: string;
  readonly header: Readonly<Record<Language, string>>;
}

/**
 * The columns of the products export, in order (`columns` of `POST /generate-csv/products`). `stock_risk` is 1, 0, or empty for a product
 * without a prediction.
 */
export const PRODUCT_EXPORT_COLUMNS = [
  column('product_id', 'Artikelnr.', 'Product ID'),
  column('name', 'Artikelname', 'Product name'),
  column('ean', 'EAN', 'EAN'),
  column('price', 'VK', 'VK'),
  column('available', 'Verfügbar', 'Stock available'),
  column('reserved', 'Reserviert', 'Reserved'),
  column('total', 'Gesamt', 'Total'),
  column('stock_risk', 'Bestandsrisiko', 'Stock risk'),
  column('status', 'Status', 'Status'),
  column('unit', 'Einheit', 'Unit'),
  column('weight', 'Gewicht (kg)', 'Weight (kg)'),
  column('customs_number', 'Zolltarifnummer', 'Customs tariff number'),
  column('barcode', 'Barcode', 'Barcode'),
  column('shop_name', 'Shop', 'Shop'),
  column('merchant', 'Händler', 'Merchant'),
] as const satisfies readonly ProductExportColumn[];

export type ProductExportColumnName = (typeof PRODUCT_EXPORT_COLUMNS)[number]['name'];

function column<Name extends string>(name: Name, de: string, en: string) {
  return { name, header: { de, en } };
}
