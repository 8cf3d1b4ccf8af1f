import {
  choice,
  days,
  defineFilter,
  type FilterOf,
  id,
  MONTH_FIRST,
  scope,
  text,
} from '../list-filter/index.js';
import { DELIVERY_STATUSES, type DeliveryStatus } from './delivery.fields.js';

/** The statuses the filter offers (specification 2 section 9). */
export const DELIVERY_FILTER_STATUSES: readonly DeliveryStatus[] = [
  'OPEN',
  'UNDER_REVIEW',
  'ACCEPTED',
  'DONE',
];

/** What a list of deliveries can be narrowed to. */
export const deliveryFilter = defineFilter(
  id('id'),
  choice('status', DELIVERY_STATUSES),
  /** Part of a product's number or name. */
  text('product'),
  /** The portal's id of a merchant; with `/getForAllMerchants` only. */
  id('merchantId', { query: 'merchant_id' }),
  days('created', { query: 'creation_date', format: MONTH_FIRST }),
  days('arriving', { query: 'delivery_datetime', format: MONTH_FIRST }),
  /** With `/getForAllMerchants` only. */
  scope('displayAllMerchants'),
);
export type DeliveryFilter = FilterOf<typeof deliveryFilter>;
