import { dayPair, defineFilter, type FilterOf, id, scope, text } from '../list-filter/index.js';

/** The filter of a list or a count of order errors. */
export const orderErrorFilter = defineFilter(
  text('status'),
  text('type'),
  /** Days in the portal's time zone. */
  dayPair('dateFrom', 'dateTo', { query: 'errorDate' }),
  id('merchantErpId', { query: 'merchant_erp_id' }),
  /** Errors of every merchant, if the user may read them. */
  scope('displayAllMerchants'),
  id('orderErpId', { query: 'order_erp_id' }),
);
export type OrderErrorFilter = FilterOf<typeof orderErrorFilter>;
