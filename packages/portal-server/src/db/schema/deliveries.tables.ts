import { DELIVERY_STATUSES, type DELIVERY_FIELDS } from '@kontor/portal-core/deliveries';
import { id, integer, nullable, oneOf, text, withDefault, type ColumnsOf } from './column.js';

/** Name of a delivery field, each stored in a column of the same name. */
export type DeliveryColumn = keyof typeof DELIVERY_FIELDS;

const deliveries = {
  id,
  merchant_erp_id: integer,
  user_id: nullable(integer),
  creation_date: text,
  status: withDefault(oneOf(DELIVERY_STATUSES)),
  products: text,
  /** Folded texts for sorting (`products_key`) and for searching. */
  products_key: text,
  search_text: text,
  erp_shop_code: withDefault(text),
  delivery_datetime: text,
  delivery_day: text,
  document_file: withDefault(text),
  contact: withDefault(text),
  phone_number: withDefault(text),
  tracking_number: withDefault(text),
  warehouse: text,
  note: withDefault(text),
  carrier: withDefault(text),
  intendo_id: nullable(integer),
  mod_id: withDefault(integer),
} as const satisfies ColumnsOf<typeof DELIVERY_FIELDS>;

/** Tables of announced deliveries, their quantities and their comments. */
export const DELIVERY_TABLES = {
  deliveries,
  delivery_items: { delivery_id: integer, position: integer, product_id: integer, qty: integer },
  delivery_comments: {
    id,
    delivery_id: integer,
    user_id: integer,
    comment: text,
    action_meta: withDefault(text),
    creation_date: text,
  },
} as const;
