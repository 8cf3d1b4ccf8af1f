export { DELIVERY_EVENTS, deliveryEvent, deliveryMachine, isExpected } from './delivery.machine.js';
export type { DeliveryEvent } from './delivery.machine.js';
export { DELIVERY_EVENT_TEXTS, DELIVERY_STATUS_TEXTS } from './delivery-texts.js';
export { deliveredShare, formatDeliveryProducts, parseDeliveryProducts } from './delivery-products.js';
export type { DeliveredShare } from './delivery-products.js';
export { DELIVERY_STATUSES } from './delivery.types.js';
export type { Delivery, DeliveryProduct, DeliveryStatus } from './delivery.types.js';
