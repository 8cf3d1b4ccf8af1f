import {
  DEFAULT_DELIVERY_SORT,
  DELIVERIES_PAGE_SIZE,
  DELIVERY_SORT_COLUMNS,
  deliveryFilter,
} from '@kontor/portal-core/deliveries';
import { defineList, type StateOf } from '../../table/index.js';

/** List of deliveries; by default the user's own, newest first. */
export const deliveryList = defineList({
  filter: deliveryFilter,
  columns: DELIVERY_SORT_COLUMNS,
  usualSort: DEFAULT_DELIVERY_SORT,
  pageSize: DELIVERIES_PAGE_SIZE,
});

/** State of a list of deliveries: filter, sorting and page. */
export type DeliveryListState = StateOf<typeof deliveryList>;
