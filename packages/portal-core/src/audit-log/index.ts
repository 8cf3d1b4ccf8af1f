export * from './audit-log.api.js';
export * from './audit-log.rules.js';
export * from './audit-texts.js';
export { auditLogFilter } from './audit-log-filter.js';
export type { AuditLogFilter } from './audit-log-filter.js';
