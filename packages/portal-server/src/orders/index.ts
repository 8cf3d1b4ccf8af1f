export { bulkRoutes } from './bulk.routes.js';
export { ordersRoutes } from './orders.routes.js';
