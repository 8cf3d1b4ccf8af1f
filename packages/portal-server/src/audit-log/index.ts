export { auditLogRoutes, inMyNameRoute } from './audit-log.routes.js';
