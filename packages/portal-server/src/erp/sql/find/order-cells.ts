import { createTranslator, type Language, type TextKey } from '@kontor/portal-core/i18n';
import { INVESTIGATION_STATUS_TEXTS, ORDER_STATUS_TEXTS } from '@kontor/portal-core/orders';
import type { CsvDialect } from '@kontor/portal-core/wire';
import type { OrderCsvColumnName } from '@kontor/portal-core/order-import';
import { CSV_FORMATS } from '../../../csv/index.js';
import type { Engine } from '../../../db/index.js';
import { fixedField } from '../fixed-fields.js';

/** Joins that the cells of an order need. */
export const ORDER_JOINS: Readonly<Record<Engine, string>> = {
  sqlite: `cross join erp_orders as o on o.id = p.id cross join erp_addresses as a on a.id = o.address_id`,
  postgres: `join erp_orders as o on o.id = p.id join erp_addresses as a on a.id = o.address_id`,
};

type Written = 'date' | 'tracking_number' | 'status_text' | 'investigation' | 'products' | 'recipient';
const COLUMNS: Readonly<Record<Exclude<OrderCsvColumnName, Written>, string>> = {
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
  address_id: 'cast(o.address_id as text)',
};

/** SQL of a cell of the orders export. */
export function orderCell(
  engine: Engine,
  name: OrderCsvColumnName,
  dialect: CsvDialect,
  language: Language,
): string {
  const char = engine === 'sqlite' ? 'char' : 'chr';
  switch (name) {
    case 'tracking_number':
      return `replace(o.tracking_number, ${char}(13), ', ')`;
    case 'date':
      return dayCell(dialect);
    case 'status_text':
      return inWords('o.status', ORDER_STATUS_TEXTS, language);
    case 'investigation':
      return inWords(`coalesce(o.investigation_status, '')`, INVESTIGATION_STATUS_TEXTS, language);
    case 'products':
      return PRODUCTS[engine];
    case 'recipient':
      return firstLine(engine, fixedField(engine, 'Adressblock'));
    default:
      return COLUMNS[name];
  }
}

function dayCell(dialect: CsvDialect): string {
  if (CSV_FORMATS[dialect].days === 'yyyy-mm-dd') return 'o.order_date';
  return `case o.order_date when '' then '' else substr(o.order_date, 9, 2) || '.' || substr(o.order_date, 6, 2) || '.' || substr(o.order_date, 1, 4) end`;
}

/** SQL of a stored value's word in the language; empty for a value without one, and for the empty value. */
function inWords(column: string, texts: Readonly<Record<string, TextKey>>, language: Language): string {
  const translate = createTranslator(language);
  const cases = Object.entries(texts)
    .filter(([value]) => value !== '')
    .map(([value, text]) => `when '${value}' then '${translate(text).replaceAll("'", "''")}'`);
  return `case ${column} ${cases.join(' ')} else '' end`;
}

/** `2 × Keramiktasse Blau, 1 × …` */
const PRODUCTS: Readonly<Record<Engine, string>> = {
  sqlite: `coalesce((select group_concat((item.value ->> 'Menge') || ' × ' || coalesce(nullif(item.value ->> 'Artikelname', ''), item.value ->> 'Nr_Artikel'), ', ') from json_each(o.items) as item), '')`,
  postgres: `coalesce((select string_agg((item.value ->> 'Menge') || ' × ' || coalesce(nullif(item.value ->> 'Artikelname', ''), item.value ->> 'Nr_Artikel'), ', ' order by item.place) from jsonb_array_elements(o.items::jsonb) with ordinality as item (value, place)), '')`,
};

function firstLine(engine: Engine, text: string): string {
  if (engine === 'postgres') return `coalesce(split_part(${text}, chr(13), 1), '')`;
  return `coalesce(substr(${text}, 1, instr(${text} || char(13), char(13)) - 1), '')`;
}
