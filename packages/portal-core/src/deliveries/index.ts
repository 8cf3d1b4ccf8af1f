export * as deliveryCalls from './deliveries.api.js';
export {
  DELIVERIES_HOME_LIMIT,
  DELIVERIES_PAGE_SIZE,
  deliveriesCreate,
  deliveriesGet,
  deliveriesList,
  deliveriesStatus,
  deliveriesUpdate,
  deliveryComments,
  deliveryCommentsCreate,
  deliveryInbound,
  deliveryInboundBook,
  warehousesList,
} from './deliveries.api.js';
export type {
  Booking,
  DeliveriesQuery,
  DeliveryChange,
  DeliveryComment,
  DeliveryThread,
  DeliveryStatusChange,
  NewDelivery,
  NewDeliveryComment,
  Warehouse,
} from './deliveries.api.js';
export { arrivedUnits, deliveredShare, exceedsAnnounced, isUntouched } from './arrival.js';
export type { ArrivedUnits, DeliveredShare } from './arrival.js';
export { isDeliveryFieldOpen } from './delivery-changes.js';
export { DELIVERY_FILTER_STATUSES, deliveryFilter, lateDeliveries } from './delivery-filter.js';
export type { DeliveryFilter } from './delivery-filter.js';
export { deliveryMissing, deliveryOutlook } from './delivery-outlook.js';
export { isSameEan } from './ean.js';
export { formatDeliveryProducts, parseDeliveryProducts } from './delivery-products.js';
export { DEFAULT_DELIVERY_SORT, DELIVERY_SORT_COLUMNS } from './delivery-sort.js';
export type { DeliverySort, DeliverySortColumn } from './delivery-sort.js';
export { DELIVERY_EVENT_TEXTS, DELIVERY_STATUS_TEXTS } from './delivery-texts.js';
export { DELIVERY_FIELDS, DELIVERY_STATUSES } from './delivery.fields.js';
export type { DeliveryStatus } from './delivery.fields.js';
export { deliveryEvent, deliveryMachine, EXPECTED_STATUSES, isExpected } from './delivery.machine.js';
export type { DeliveryEvent } from './delivery.machine.js';
export {
  firstDeliveryDay,
  validateBooking,
  validateDamage,
  validateDelivery,
  validateDeliveryChange,
} from './delivery.rules.js';
export type { Delivery, DeliveryFields, DeliveryProduct } from './delivery.types.js';
