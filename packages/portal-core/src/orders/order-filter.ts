import {
  choice,
  choices,
  dayPair,
  defineFilter,
  type FilterOf,
  flag,
  id,
  type ListSort,
  scope,
  text,
} from '../list-filter/index.js';
import { ORDER_STATUSES } from './order.types.js';
import { INVESTIGATION_STATUSES } from '../investigations/index.js';

/** What a list of orders can be narrowed to; texts are literal. Its calls take it as a find (`orderFilterToFind`). */
export const orderFilter = defineFilter(
  /** Some word of the external id begins with it. */
  text('externalOrderId'),
  /** Any of them; an address writes the empty status as `none`. */
  choices('status', ORDER_STATUSES, { empty: 'none' }),
  dayPair('dateFrom', 'dateTo'),
  /** Some tracking number begins with it. */
  text('trackingNumber'),
  /** Some product's number is it. */
  text('productId'),
  /** At least 2 characters anywhere in the order's main texts. */
  text('search'),
  choice('investigationStatus', ['any', ...INVESTIGATION_STATUSES]),
  /** Investigations with comments of others which the asking user has not looked at. */
  flag('investigationUnseen'),
  /** Orders of every merchant, where the user may (api.md). */
  scope('displayAllMerchants'),
  id('merchantErpId'),
  /** Orders of that import: those it created and those it found there unchanged. */
  id('importId'),
);
export type OrderFilter = FilterOf<typeof orderFilter>;

/** Shortest text of `search` (api.md). */
export const ORDER_SEARCH_MIN = 2;

/** The columns a list of orders can be sorted by. */
export const ORDER_SORT_COLUMNS = [
  'id',
  'externalOrderId',
  'date',
  'status',
  'products',
  'trackingNumber',
  'investigationOpened',
] as const;
export type OrderSortColumn = (typeof ORDER_SORT_COLUMNS)[number];
export type OrderSort = ListSort<OrderSortColumn>;
/** Newest first (specification 1 section 9). */
export const DEFAULT_ORDER_SORT: OrderSort = { column: 'date', direction: 'descending' };
