export * from './audit-log.api.js';
export * from './audit-log.rules.js';
export * from './audit-texts.js';
export { AUDIT_KINDS } from './audit-fields.js';
export type { AuditKind } from './audit-fields.js';
export { auditLogFilter } from './audit-log-filter.js';
export type { AuditLogFilter } from './audit-log-filter.js';
