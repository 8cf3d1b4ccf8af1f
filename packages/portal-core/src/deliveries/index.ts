export { DELIVERY_EVENTS, deliveryEvent, deliveryMachine, isExpected } from './delivery.machine.js';
export type { DeliveryEvent } from './delivery.machine.js';
export { isDeliveryFieldOpen } from './delivery-changes.js';
export { deliveryMissing, deliveryOutlook } from './delivery-outlook.js';
export type { OutlookReader } from './delivery-outlook.js';
export { DELIVERY_EVENT_TEXTS, DELIVERY_STATUS_TEXTS } from './delivery-texts.js';
export { deliveredShare, formatDeliveryProducts, parseDeliveryProducts } from './delivery-products.js';
export type { DeliveredShare } from './delivery-products.js';
export { DELIVERY_FIELDS, DELIVERY_STATUSES } from './delivery.fields.js';
export type { DeliveryStatus } from './delivery.fields.js';
export type { Delivery, DeliveryFields, DeliveryProduct } from './delivery.types.js';
export * from './deliveries.api.js';
export {
  BOOKED_MAX,
  DELIVERY_LEAD_DAYS,
  DELIVERY_PRODUCTS_MAX,
  firstDeliveryDay,
  validateBooking,
  validateDelivery,
  validateDeliveryChange,
} from './delivery.rules.js';
export { DELIVERY_FILTER_STATUSES, deliveryFilter } from './delivery-filter.js';
export type { DeliveryFilter } from './delivery-filter.js';
export { DEFAULT_DELIVERY_SORT, DELIVERY_SORT_COLUMNS } from './delivery-sort.js';
export type { DeliverySort, DeliverySortColumn } from './delivery-sort.js';
