import { DELIVERY_STATUS_TEXTS } from '@kontor/portal-core/deliveries';
import type { FilteredRecords } from './FixedFilters.js';

export const FILTERED_DELIVERIES: FilteredRecords = {
  records: 'deliveries',
  fields: {
    status: 'deliveries.status',
    product: 'deliveries.product',
    creation_date: 'deliveries.created',
    delivery_datetime: 'deliveries.arriving',
  },
  values: DELIVERY_STATUS_TEXTS,
};
