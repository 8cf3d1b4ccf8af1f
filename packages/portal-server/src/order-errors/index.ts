export { countErrorsAfter, readOrderError } from './order-errors.store.js';
export { orderErrorsRoutes } from './order-errors.routes.js';
