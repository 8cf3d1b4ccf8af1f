import {
  DEFAULT_DELIVERY_SORT,
  DELIVERIES_PAGE_SIZE,
  DELIVERY_SORT_COLUMNS,
  deliveryFilter,
} from '@kontor/portal-core';
import { defineList, type StateOf } from '../table/index.js';

/** The list of deliveries: one's own, newest first. */
export const deliveryList = defineList({
  filter: deliveryFilter,
  columns: DELIVERY_SORT_COLUMNS,
  usualSort: DEFAULT_DELIVERY_SORT,
  pageSize: DELIVERIES_PAGE_SIZE,
});

/** Which deliveries a list shows, in which order, and which page of them. */
export type DeliveryListState = StateOf<typeof deliveryList>;
