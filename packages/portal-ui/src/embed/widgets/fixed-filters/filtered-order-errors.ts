import type { FilteredRecords } from './FixedFilters.js';

export const FILTERED_ORDER_ERRORS: FilteredRecords = {
  records: 'order_errors',
  fields: {
    status: 'orderErrors.status',
    type: 'orderErrors.type',
    errorDate: 'orderErrors.dateRange',
  },
};
