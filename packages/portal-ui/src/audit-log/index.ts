export { auditListFromSearch, auditListToSearch } from './audit-list.js';
export type { AuditList } from './audit-list.js';
export { AuditLog } from './AuditLog.js';
