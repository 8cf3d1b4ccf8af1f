export { deliveryList } from './delivery-list.js';
export type { DeliveryListState } from './delivery-list.js';
export { Deliveries } from './Deliveries.js';
export type { DeliveriesProps } from './Deliveries.js';
export { DeliveryDetail } from './DeliveryDetail.js';
export type { DeliveryDetailProps } from './DeliveryDetail.js';
export { LatestDeliveries } from './LatestDeliveries.js';
export type { LatestDeliveriesProps } from './LatestDeliveries.js';
