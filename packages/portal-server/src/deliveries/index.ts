export { deliveriesRoutes } from './deliveries.routes.js';
export { changeDeliveryStatus } from './delivery-status.js';
export { insertDelivery, lockDeliveries, readAccepted, readDeliveries } from './delivery.store.js';
export type { LockedDelivery } from './delivery.store.js';
export { countDeliveries, readDelivery } from './delivery-list.store.js';
export { bookInbound, readInbound } from './inbound.js';
