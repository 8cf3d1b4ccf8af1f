import type { CsvDialect } from '@kontor/portal-core';
import type { OrderExportColumnName } from '@kontor/portal-core/order-import';
import { CSV_FORMATS } from '../../../csv/dialect.js';
import type { Engine } from '../../../db/database.js';

/** Joins what the cells of an order need. */
export const ORDER_JOINS: Readonly<Record<Engine, string>> = {
  sqlite: `cross join erp_orders as o on o.id = p.id cross join erp_addresses as a on a.id = o.address_id`,
  postgres: `join erp_orders as o on o.id = p.id join erp_addresses as a on a.id = o.address_id`,
};

const COLUMNS: Readonly<Record<Exclude<OrderExportColumnName, 'date' | 'tracking_number'>, string>> = {
  external_order_id: 'o.external_order_id',
  status: 'o.status',
  carrier: 'o.carrier',
  customer_order_reference: 'o.customer_reference',
  salutation: 'a.salutation',
  company: 'a.company',
  first_address_line: 'a.name',
  second_address_line: 'a.second_name',
  street: 'a.street',
  address_second_line: 'a.address_second_line',
  postal_code: 'a.postal_code',
  city: 'a.city',
  country: 'a.country_code',
  email: 'a.email',
  product_id_and_quantity: 'o.items_text',
  merchant: `coalesce((select merchant_name from merchants where erp_merchant_id = o.merchant_erp_id), '')`,
  comment: 'o.comment',
};

/** A cell of the orders export. */
export function orderCell(engine: Engine, name: OrderExportColumnName, dialect: CsvDialect): string {
  const char = engine === 'sqlite' ? 'char' : 'chr';
  if (name === 'tracking_number') return `replace(o.tracking_number, ${char}(13), ', ')`;
  if (name !== 'date') return COLUMNS[name];
  if (CSV_FORMATS[dialect].days === 'yyyy-mm-dd') return 'o.order_date';
  return `case o.order_date when '' then '' else substr(o.order_date, 9, 2) || '.' || substr(o.order_date, 6, 2) || '.' || substr(o.order_date, 1, 4) end`;
}
