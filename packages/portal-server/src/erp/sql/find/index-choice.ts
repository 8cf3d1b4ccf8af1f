import type { SortKey } from './sort-keys.js';
import type { OrderCondition } from './order-condition.js';

/** Estimates of the data's sizes that decide the index. */
export interface Sizes {
  /** True when few orders hold the filter's terms: they are found faster by the search index than by walking. */
  readonly termsAreRare: boolean;
  /** True when the scope's merchant has so few orders that sorting them costs nothing. */
  readonly scopeIsSmall: boolean;
}

/** Index hints by field, for indexes that alone narrow the orders to a few. */
const NARROW: readonly (readonly [field: string, hint: string])[] = [
  ['_ID_AUFTRA', 'not indexed'],
  ['Externe_Order_ID', 'indexed by erp_orders_key'],
  ['Trackingnummer', 'indexed by erp_orders_tracking'],
  ['Nr_Artikel', 'not indexed'],
];

/**
 * Names the index for SQLite, which keeps no statistics of values: one that narrows the orders to a few, else the one that already has the
 * order of the list. `not indexed` leaves the primary key. Empty when nothing narrows the filter, so that SQLite chooses. PostgreSQL knows
 * better and gets no hint.
 */
export function narrowHint(
  filter: OrderCondition,
  { termsAreRare }: Sizes,
  sort: readonly SortKey[] = [],
): string {
  if (filter.byId) return 'not indexed';
  const narrow = NARROW.find(([field]) => filter.pinned.has(field));
  if (narrow) return narrow[1];
  if (termsAreRare) return 'not indexed';
  if (!filter.investigated) return '';
  const isByAge = sort[0]?.column === 'investigation_opened_at';
  return `indexed by ${isByAge ? 'erp_orders_investigation_opened' : 'erp_orders_investigated'}`;
}

const SORTED: Readonly<Record<string, string>> = {
  external_key: 'erp_orders_key',
  product_key: 'erp_orders_product',
  tracking_key: 'erp_orders_tracking',
};

/** Names the index that a list of that sort walks, for a filter that nothing narrows and that allows one status or all. */
export function walkHint(filter: OrderCondition, sort: readonly SortKey[], { scopeIsSmall }: Sizes): string {
  const { column = 'id', descending = true } = sort[0] ?? {};
  const ofMerchant = filter.scope.kind === 'merchant';
  if (column !== 'order_date' && ofMerchant && scopeIsSmall) return 'indexed by erp_orders_merchant_date';
  if (column === 'id') return 'not indexed';
  if (column === 'status') return `indexed by erp_orders_status_${descending ? 'down' : 'up'}`;
  if (column === 'order_date') {
    const index = filter.statuses?.length === 1 ? 'status' : 'date';
    if (ofMerchant) return `indexed by erp_orders_merchant_${index}`;
    return `indexed by erp_orders_${index === 'status' ? 'status_date' : 'date'}`;
  }
  return column in SORTED ? `indexed by ${SORTED[column]}` : '';
}
