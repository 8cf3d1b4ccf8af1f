export { deliveriesRoutes } from './deliveries.routes.js';
export { insertDelivery } from './delivery.store.js';
