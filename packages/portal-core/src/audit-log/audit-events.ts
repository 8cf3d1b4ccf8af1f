import type { TextKey } from '../i18n/index.js';

/**
 * The kinds of events that the audit log tells beside the writes: wrong sign-ins, wrong passwords and codes of who is signed in,
 * calls answered 403, downloads as CSV, what somebody looked at while acting as another, and tokens for pages that a back end got by its key.
 */
export const AUDIT_EVENT_KINDS = [
  'failed_sign_in',
  'failed_confirmation',
  'refused',
  'export',
  'view',
  'page_token',
] as const;
export type AuditEventKind = (typeof AUDIT_EVENT_KINDS)[number];

/** Names of what the audit log can be narrowed to: the writes, or one kind of event. */
export const AUDIT_EVENTS = {
  write: 'auditLog.eventWrite',
  failed_sign_in: 'auditLog.eventFailedSignIn',
  failed_confirmation: 'auditLog.eventFailedConfirmation',
  refused: 'auditLog.eventRefused',
  export: 'auditLog.eventExport',
  view: 'auditLog.eventView',
  page_token: 'auditLog.eventPageToken',
} as const satisfies Readonly<Record<AuditEventKind | 'write', TextKey>>;

/** True for an event, false for a write. */
export const isAuditEvent = (name: string): name is AuditEventKind =>
  AUDIT_EVENT_KINDS.some((kind) => kind === name);
