import { ORDER_STATUS_TEXTS } from '@kontor/portal-core/orders';
import type { FilteredRecords } from './FixedFilters.js';

export const FILTERED_ORDERS: FilteredRecords = {
  records: 'orders',
  fields: {
    Externe_Order_ID: 'orders.orderId',
    Status: 'orders.status',
    Datum: 'orders.date',
    Trackingnummer: 'orders.trackingNumber',
    Kundenreferenz: 'orders.customerReference',
    Versanddienstleister: 'orders.carrier',
    Nr_Artikel: 'orders.productId',
  },
  values: ORDER_STATUS_TEXTS,
};
