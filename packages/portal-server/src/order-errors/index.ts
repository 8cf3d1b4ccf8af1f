export { orderErrorsRoutes } from './order-errors.routes.js';
