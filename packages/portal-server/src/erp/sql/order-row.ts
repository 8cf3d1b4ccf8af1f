import { orderContentHash, orderTwinHash, type DeliveryAddress } from '@kontor/portal-core/orders';
import { addressBlock, erpDateFromIso } from '@kontor/portal-core/erp';
import { formatProductsAndQuantities } from '@kontor/portal-core/order-import';
import type { OrderToStore } from '../erp.port.js';
import type { FixedFields } from './fixed-fields.js';
import { foldCase, foldText, type SetColumns, type SetRow } from '../../db/index.js';

/** The column types of a new order's row, in the order of `orderRow`. */
export const ORDER_COLUMNS: SetColumns = {
  id: 'integer',
  merchant_erp_id: 'integer',
  external_order_id: 'text',
  customer_reference: 'text',
  order_date: 'text',
  status: 'text',
  tracking_number: 'text',
  carrier: 'text',
  address_id: 'integer',
  comment: 'text',
  fields: 'text',
  items: 'text',
  items_text: 'text',
  external_key: 'text',
  product_key: 'text',
  tracking_key: 'text',
  search_text: 'text',
  content_hash: 'text',
  twin_hash: 'text',
  source: 'text',
};

/** A new order with its id, and the products' names by number. */
export interface RowContext {
  readonly id: number;
  readonly merchantErpId: number;
  readonly source: string;
  readonly productNames: ReadonlyMap<string, string>;
}

/** Builds the row of a new order, with every text that lists, exports and the search need later. */
export function orderRow(
  order: OrderToStore,
  { id, merchantErpId, source, productNames }: RowContext,
): SetRow {
  const tracking = order.tracking_number ?? '';
  const items = order.items.map((item) => ({
    Nr_Artikel: item.id,
    Artikelname: productNames.get(item.id) ?? item.name,
    Menge: item.qty,
  }));
  return [
    id,
    merchantErpId,
    order.external_order_id,
    order.customer_order_reference,
    order.date,
    order.status ?? 'offen',
    tracking,
    order.carrier ?? '',
    id,
    order.comment ?? '',
    JSON.stringify(fixedFields(order, id, merchantErpId)),
    JSON.stringify(items),
    formatProductsAndQuantities(order.items),
    foldCase(order.external_order_id),
    foldCase(items[0]?.Nr_Artikel ?? ''),
    foldCase(tracking),
    searchText(order, order.address, tracking),
    orderContentHash(order),
    orderTwinHash(order),
    source,
  ];
}

/** The record's field data that no person changes. */
function fixedFields(order: OrderToStore, id: number, merchantErpId: number): FixedFields {
  return {
    Externe_Order_ID: order.external_order_id,
    Kundenreferenz: order.customer_order_reference,
    _ID_AUFTRA: id,
    Datum: erpDateFromIso(order.date),
    ID_ADRESS: id,
    ID_MANDAN: merchantErpId,
    Customer_ID: order.customer_id ?? '',
    Versandart: order.shipping_method ?? '',
    Adressblock: addressBlock(order.address),
  };
}

/** The folded texts of the substring search, one per line. */
export function searchText(
  {
    external_order_id,
    customer_order_reference,
  }: Pick<OrderToStore, 'external_order_id' | 'customer_order_reference'>,
  { name, second_name, company, city }: DeliveryAddress,
  tracking: string,
): string {
  return foldText(
    [external_order_id, customer_order_reference, name, second_name, company, city, tracking]
      .filter(Boolean)
      .join('\n'),
  );
}

export const ADDRESS_COLUMNS: SetColumns = {
  id: 'integer',
  merchant_erp_id: 'integer',
  salutation: 'text',
  company: 'text',
  name: 'text',
  second_name: 'text',
  street: 'text',
  address_second_line: 'text',
  postal_code: 'text',
  city: 'text',
  country_code: 'text',
  email: 'text',
};

export function addressRow({ address }: OrderToStore, { id, merchantErpId }: RowContext): SetRow {
  return [
    id,
    merchantErpId,
    address.salutation,
    address.company,
    address.name,
    address.second_name,
    address.street,
    address.address_second_line,
    address.postal_code,
    address.city,
    address.country_code,
    address.email,
  ];
}

export const ITEM_COLUMNS: SetColumns = {
  product_key: 'text',
  merchant_erp_id: 'integer',
  order_date: 'text',
  order_id: 'integer',
  position: 'integer',
  qty: 'integer',
};

export function itemRows(order: OrderToStore, { id, merchantErpId }: RowContext): SetRow[] {
  return order.items.map((item, index) => [
    foldCase(item.id),
    merchantErpId,
    order.date,
    id,
    index + 1,
    item.qty,
  ]);
}
