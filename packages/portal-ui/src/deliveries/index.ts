export { Deliveries } from './Deliveries.js';
export { deliveryList } from './record/delivery-list.js';
export type { DeliveryListState } from './record/delivery-list.js';
export { DeliveryDetail } from './DeliveryDetail.js';
