import type { Language } from '../i18n/index.js';
import type { ImportField } from './order-import.types.js';

/** One column of the orders export. */
export interface ExportColumn {
  /** Stable name, as `generate-csv` takes it in `columns`. */
  readonly name: string;
  /** Header text by language. */
  readonly header: Readonly<Record<Language, string>>;
  /** The import field that the column feeds when the export is imported again; null when the import does not use it. */
  readonly field: ImportField | null;
}

/**
 * The columns of the orders export, in order. Each row is one order, with its items in `product_id_and_quantity` as
 * `formatProductsAndQuantities` writes them. The vocabulary of `understand` contains every header of this list, so that an export can be
 * imported without mapping its columns by hand.
 */
export const ORDER_EXPORT_COLUMNS = [
  column('external_order_id', 'Bestellnr.', 'Order ID', 'external_order_id'),
  column('date', 'Datum', 'Date', 'date'),
  column('status', 'Status', 'Status', null),
  column('tracking_number', 'Sendungsnummer', 'Tracking number', null),
  column('carrier', 'Versanddienstleister', 'Carrier', null),
  column('customer_order_reference', 'Kundenreferenz', 'Customer reference', null),
  column('salutation', 'Anrede', 'Salutation', 'salutation'),
  column('company', 'Firma', 'Company', 'company'),
  column('first_address_line', 'Name', 'Name', 'first_address_line'),
  column('second_address_line', 'Name 2', 'Name 2', 'second_address_line'),
  column('street', 'Straße', 'Street', 'street'),
  column('address_second_line', 'Adresszusatz', 'Address line 2', 'address_second_line'),
  column('postal_code', 'PLZ', 'Postal code', 'postal_code'),
  column('city', 'Ort', 'City', 'city'),
  column('country', 'Land', 'Country', 'country'),
  column('email', 'E-Mail', 'Email', 'email'),
  column(
    'product_id_and_quantity',
    'Artikel und Menge',
    'Products and quantities',
    'product_id_and_quantity',
  ),
  column('merchant', 'Händler', 'Merchant', null),
  column('comment', 'Kommentar', 'Comment', null),
] as const satisfies readonly ExportColumn[];

/** Columns of the orders table, with values in the reader's language; an import does not use them. */
export const ORDER_READER_COLUMNS = [
  column('status_text', 'Status', 'Status', null),
  column('products', 'Produkte', 'Products', null),
  column('address_id', 'Adresse', 'Address', null),
  column('recipient', 'Empfänger', 'Recipient', null),
  column('investigation', 'Nachforschung', 'Investigation', null),
] as const satisfies readonly ExportColumn[];

/** Every column that a download of orders can have. */
export const ORDER_CSV_COLUMNS = [...ORDER_EXPORT_COLUMNS, ...ORDER_READER_COLUMNS] as const;

export type OrderExportColumnName = (typeof ORDER_EXPORT_COLUMNS)[number]['name'];
export type OrderCsvColumnName = (typeof ORDER_CSV_COLUMNS)[number]['name'];

function column<Name extends string>(name: Name, de: string, en: string, field: ImportField | null) {
  return { name, header: { de, en }, field };
}
