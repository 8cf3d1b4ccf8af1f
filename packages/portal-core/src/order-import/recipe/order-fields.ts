import type { OrderPayload } from '../../orders/index.js';
import { ITEM_FIELDS, ORDER_FIELDS, type ImportField, type ImportMode } from '../order-import.types.js';

/** The fields of a mode, in the order of the wizard's list. */
export function fieldsOfMode(mode: ImportMode): readonly ImportField[] {
  return [...ORDER_FIELDS, ...ITEM_FIELDS[mode]];
}

const FIELD_OF_PATH: Readonly<Record<string, ImportField>> = {
  external_order_id: 'external_order_id',
  date: 'date',
  'address.salutation': 'salutation',
  'address.email': 'email',
  'address.company': 'company',
  'address.name': 'first_address_line',
  'address.second_name': 'second_address_line',
  pack_station: 'pack_station',
  post_filiale: 'post_filiale',
  post_number: 'post_number',
  'address.street': 'street',
  'address.address_second_line': 'address_second_line',
  'address.postal_code': 'postal_code',
  'address.city': 'city',
  'address.country_code': 'country',
};
const ITEM_FIELD_OF_PART: Readonly<Record<string, ImportField>> = {
  id: 'product_id',
  name: 'product_name',
  qty: 'quantity',
};

/** The import field of an order rule's path, with the item if it concerns one. */
export interface FieldOfPath {
  readonly field: ImportField | null;
  /** Index in `items`; null for the order itself. */
  readonly item: number | null;
}

/** Converts the path of an issue of `validateOrder` to the import field it came from. */
export function fieldOfPath(path: string, mode: ImportMode): FieldOfPath {
  if (!path.startsWith('items')) return { field: FIELD_OF_PATH[path] ?? null, item: null };
  const [, index, part = ''] = path.split('.');
  const item = index === undefined ? null : Number(index);
  if (mode === 'comma') return { field: 'product_id_and_quantity', item };
  return { field: ITEM_FIELD_OF_PART[part] ?? 'product_id', item };
}

/** An order being read: the payload that the order rules check. */
export type OrderDraft = OrderPayload & { readonly items: { id: string; name?: string; qty: number }[] };
