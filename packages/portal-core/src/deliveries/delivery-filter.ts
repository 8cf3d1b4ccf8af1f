import { addDays } from '../dates/index.js';
import {
  choice,
  days,
  defineFilter,
  type FilterOf,
  flag,
  id,
  MONTH_FIRST,
  scope,
  text,
} from '../list-filter/index.js';
import { DELIVERY_STATUSES, type DeliveryStatus } from './delivery.fields.js';

/** The statuses that the filter offers (specification 2 section 9). */
export const DELIVERY_FILTER_STATUSES: readonly DeliveryStatus[] = [
  'OPEN',
  'UNDER_REVIEW',
  'ACCEPTED',
  'DONE',
];

/** The filter of a list of deliveries. */
export const deliveryFilter = defineFilter(
  id('id'),
  choice('status', DELIVERY_STATUSES),
  /** Those whose goods are still expected (`isExpected`). */
  flag('expected'),
  /** Part of a product's number or name. */
  text('product'),
  /** The portal's id of a merchant; requires `/getForAllMerchants`. */
  id('merchantId', { query: 'merchant_id' }),
  /** The ERP's number of a merchant; narrows what the user may read. */
  id('merchantErpId', { query: 'merchant_erp_id' }),
  days('created', { query: 'creation_date', format: MONTH_FIRST }),
  days('arriving', { query: 'delivery_datetime', format: MONTH_FIRST }),
  /** Requires `/getForAllMerchants`. */
  scope('displayAllMerchants'),
);
export type DeliveryFilter = FilterOf<typeof deliveryFilter>;

/** The filter of the deliveries in that status whose day of arrival is over; `today` is the ISO day in the portal's time zone. */
export const lateDeliveries = (status: DeliveryStatus, today: string): DeliveryFilter => ({
  status,
  arriving: { to: addDays(today, -1) },
});
