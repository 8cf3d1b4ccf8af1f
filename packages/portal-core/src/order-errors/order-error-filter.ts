import { id, text } from '../list-filter/criteria.js';
import { dayPair } from '../list-filter/days.js';
import { defineFilter, type FilterOf } from '../list-filter/list-filter.js';

/** What a list or a count of order errors can be narrowed to. */
export const orderErrorFilter = defineFilter(
  text('status'),
  text('type'),
  /** Days in the portal's time zone. */
  dayPair('dateFrom', 'dateTo', { query: 'errorDate' }),
  id('merchantErpId', { query: 'merchant_erp_id' }),
  id('orderErpId', { query: 'order_erp_id' }),
);
export type OrderErrorFilter = FilterOf<typeof orderErrorFilter>;
