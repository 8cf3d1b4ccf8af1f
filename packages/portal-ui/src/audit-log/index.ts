export { auditListFromSearch, auditListToSearch } from './audit-list.js';
export type { AuditList } from './audit-list.js';
export { AuditLog } from './AuditLog.js';
export type { AuditLogProps } from './AuditLog.js';
