import type { ListSort } from '../list-filter/index.js';

/** The columns a list of deliveries can be sorted by (specification 2 section 2). */
export const DELIVERY_SORT_COLUMNS = [
  'id',
  'creation_date',
  'status',
  'products',
  'merchant_id',
  'erp_shop_code',
  'delivery_datetime',
] as const;
export type DeliverySortColumn = (typeof DELIVERY_SORT_COLUMNS)[number];

export type DeliverySort = ListSort<DeliverySortColumn>;

/** Newest deliveries first (specification 2 section 9). */
export const DEFAULT_DELIVERY_SORT: DeliverySort = { column: 'id', direction: 'descending' };
