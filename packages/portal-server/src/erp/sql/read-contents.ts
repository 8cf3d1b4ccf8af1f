import type { NewOrder, OrderStatus } from '@kontor/portal-core/orders';
import type { Knex } from 'knex';
import {
  columns,
  computed,
  engineOf,
  inList,
  integer,
  parseJson,
  type RowOf,
  rowsOf,
  sql,
  together,
} from '../../db/index.js';
import { ADDRESS_FIELDS } from './address-fields.js';

/** The content of an order, and further fields that no import knows. */
export interface StoredContent {
  readonly order_id: number;
  readonly status: OrderStatus;
  readonly content: NewOrder;
  readonly comment: string;
  readonly customer_id: string;
  readonly shipping_method: string;
}

const ORDER_FIELDS = [
  'external_order_id',
  'customer_reference',
  'order_date',
  'status',
  'comment',
  'fields',
  'items',
] as const;
const CONTENT = together(
  together(columns('erp_orders', ORDER_FIELDS, 'o'), computed({ order_id: [integer, 'o.id'] })),
  columns('erp_addresses', ADDRESS_FIELDS, 'a'),
);
type ContentRow = RowOf<(typeof CONTENT)['columns']>;

/** Reads the contents of a merchant's orders. */
export async function readContents(
  connection: Knex,
  merchantErpId: number,
  orderIds: readonly number[],
): Promise<StoredContent[]> {
  if (orderIds.length === 0) return [];
  const rows = await rowsOf(
    connection,
    sql`select ${CONTENT} from erp_orders as o join erp_addresses as a on a.id = o.address_id
        where o.merchant_erp_id = ${merchantErpId} and ${inList(engineOf(connection), 'o.id', orderIds)}`,
  );
  return rows.map(contentOf);
}

function contentOf(row: ContentRow): StoredContent {
  const {
    order_id,
    external_order_id,
    customer_reference,
    order_date,
    status,
    comment,
    fields,
    items,
    ...address
  } = row;
  const { Customer_ID, Versandart } = parseJson(fields);
  const content = {
    external_order_id,
    customer_order_reference: customer_reference,
    date: order_date,
    items: parseJson(items).map(({ Nr_Artikel, Artikelname, Menge }) => ({
      id: Nr_Artikel,
      name: Artikelname,
      qty: Menge,
    })),
    address,
  };
  return { order_id, status, content, comment, customer_id: Customer_ID, shipping_method: Versandart };
}
