import { AUDIT_EVENT_KINDS } from './audit-events.js';
import { choice, dayPair, defineFilter, type FilterOf, id, text } from '../list-filter/index.js';

/** The filter of the audit log; its calls take the filter unchanged. */
export const auditLogFilter = defineFilter(
  /** Username of the person who acted or of the person they acted as; the whole name, without regard to case. */
  text('username', { max: 191 }),
  /** Beginning of the call's id: `orders.` or `orders.create`. */
  text('action', { max: 100 }),
  /** The writes, or one kind of event. */
  choice('event', ['write', ...AUDIT_EVENT_KINDS]),
  /** Days in the portal's time zone. */
  dayPair('from', 'to'),
  /** Kind of a record; with an id beside it, one record. */
  text('kind', { max: 40 }),
  id('record_id', { max: 2_000_000_000 }),
);
export type AuditLogFilter = FilterOf<typeof auditLogFilter>;
