export { Deliveries } from './Deliveries.js';
export { deliveryList } from './delivery-list.js';
export type { DeliveryListState } from './delivery-list.js';
export { DeliveryDetail } from './DeliveryDetail.js';
