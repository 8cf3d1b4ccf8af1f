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

/** The filter of a list of orders; its texts are literal. Calls take it as a find (`orderFilterToFind`). */
export const orderFilter = defineFilter(
  /** Beginning of a word in the external id. */
  text('externalOrderId'),
  /** Any of the statuses; an address writes the empty status as `none`. */
  choices('status', ORDER_STATUSES, { empty: 'none' }),
  dayPair('dateFrom', 'dateTo'),
  /** Beginning of a tracking number. */
  text('trackingNumber'),
  /** Number of a product in the order. */
  text('productId'),
  /** At least 2 characters that occur anywhere in the order's main texts. */
  text('search'),
  choice('investigationStatus', ['any', ...INVESTIGATION_STATUSES]),
  /** Investigations with comments of other users that the asking user has not seen. */
  flag('investigationUnseen'),
  /** Investigations in which it is the turn of the asking user's side. */
  flag('investigationWaiting'),
  /** Orders that were created or changed since the asking user's last visit. */
  flag('sinceVisit'),
  /** Orders of every merchant, if the user may read them (api.md). */
  scope('displayAllMerchants'),
  /** Orders of one merchant, by its number in the ERP. */
  id('merchantErpId'),
  /** Orders of an import: those it created and those it found already stored and unchanged. */
  id('importId'),
  /** Orders that others created after the one of this number, in the ERP or here. */
  id('othersAfter'),
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
