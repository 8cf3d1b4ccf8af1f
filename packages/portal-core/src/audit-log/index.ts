export { AUDIT_KINDS } from './audit-fields.js';
export type { AuditKind } from './audit-fields.js';
export { AUDIT_EVENTS, isAuditEvent } from './audit-events.js';
export type { AuditEventKind } from './audit-events.js';
export { auditLogFilter } from './audit-log-filter.js';
export type { AuditLogFilter } from './audit-log-filter.js';
export * as auditLogCalls from './audit-log.api.js';
export {
  AUDIT_LOG_CSV_ROWS,
  AUDIT_LOG_PAGE_SIZE,
  auditLogCsv,
  auditLogInMyName,
  auditLogList,
  IN_MY_NAME_PAGE_SIZE,
} from './audit-log.api.js';
export type {
  AuditEntry,
  AuditLogFilterQuery,
  AuditLogQuery,
  AuditRecord,
  InMyNameEntry,
} from './audit-log.api.js';
export { inMyNameText } from './in-my-name-texts.js';
export { mayReadAuditLog } from './audit-log.rules.js';
export {
  AUDIT_AREAS,
  auditDetailLines,
  auditEntryText,
  auditKindText,
  auditPersonText,
  auditRecordName,
  auditRecordsText,
} from './audit-texts.js';
