export { erpLinkRoutes } from './erp-link.routes.js';
