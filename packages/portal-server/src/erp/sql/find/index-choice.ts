import type { Sql } from '../../../db/index.js';
import type { SortKey } from './sort-keys.js';
import type { OrderCondition } from './order-condition.js';

/** Estimates of the data's sizes that decide the index. */
export interface Sizes {
  /** True when few orders hold the filter's terms: they are found faster by the search index than by walking. */
  readonly termsAreRare: boolean;
  /** Query of SQLite's search index by the rarest terms, when the filter has more than are needed. */
  readonly match?: Sql | undefined;
  /** How many orders are left by the filter's merchant, statuses and days. */
  readonly left: Left;
}

/**
 * How many orders a filter leaves. `few` are read and sorted; `some` are sorted only when the index that finds them also holds the sort's
 * column; for `most`, walking the index of the sort gives a page sooner.
 */
export type Left = 'few' | 'some' | 'most';

/** Number of orders up to which reading and sorting all of them costs less than walking the index of the sort. */
const FEW = 20_000;
/** The same number when the index that finds the orders also holds the column they are sorted by. */
const SOME = 250_000;

export const leftOf = (orders: number): Left => (orders <= FEW ? 'few' : orders <= SOME ? 'some' : 'most');

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

/** True for a list that no index sorts, of more orders than are read and sorted for a page. */
export function isTooManyToSort(filter: OrderCondition, sort: readonly SortKey[], sizes: Sizes): boolean {
  return sizes.left !== 'few' && !isSorted(sort) && narrowHint(filter, sizes) === '';
}

/** True when an index gives the order of a list; the few orders of a day or a number may be sorted further by anything. */
function isSorted([first, second]: readonly SortKey[]): boolean {
  const { column } = first ?? { column: 'id' };
  if (column === 'order_date' || column === 'external_key') return true;
  return (column in SORTED || BY_DAY.has(column)) && (second === undefined || second.column === 'id');
}

const SORTED: Readonly<Record<string, string>> = {
  external_key: 'erp_orders_key',
  product_key: 'erp_orders_product',
  tracking_key: 'erp_orders_tracking',
};

/** The columns of the indexes by status and day. */
const BY_DAY = new Set(['id', 'status', 'order_date']);

/**
 * Names the index that finds the orders of a merchant, of statuses and days, which are sorted then. Empty when walking the index of the
 * sort is cheaper: always by day, since that index finds and sorts them.
 */
export function leftHint(filter: OrderCondition, sort: readonly SortKey[], { left }: Sizes): string {
  if (left === 'most' || sort[0]?.column === 'order_date') return '';
  if (left === 'some' && !(filter.isByDay && sort.every(({ column }) => BY_DAY.has(column)))) return '';
  const ofMerchant = filter.scope.kind === 'merchant';
  if (!ofMerchant && filter.statuses === null && filter.days === null) return '';
  if (filter.statuses !== null)
    return `indexed by ${ofMerchant ? 'erp_orders_merchant_status' : 'erp_orders_status_date'}`;
  return `indexed by ${ofMerchant ? 'erp_orders_merchant_date' : 'erp_orders_date'}`;
}

/** Names the index that a list of that sort walks, for a filter that nothing narrows and that allows one status or all. */
export function walkHint(filter: OrderCondition, sort: readonly SortKey[]): string {
  const { column = 'id', descending = true } = sort[0] ?? {};
  const ofMerchant = filter.scope.kind === 'merchant';
  if (column === 'id') return 'not indexed';
  if (column === 'status') return `indexed by erp_orders_status_${descending ? 'down' : 'up'}`;
  if (column === 'order_date') {
    const index = filter.statuses?.length === 1 ? 'status' : 'date';
    if (ofMerchant) return `indexed by erp_orders_merchant_${index}`;
    return `indexed by erp_orders_${index === 'status' ? 'status_date' : 'date'}`;
  }
  return column in SORTED ? `indexed by ${SORTED[column]}` : '';
}
