import { dayPair, defineFilter, type FilterOf, id, text } from '../list-filter/index.js';

/** What the audit log can be narrowed to; its calls take the filter as it is. */
export const auditLogFilter = defineFilter(
  /** Username of whoever acted or was acted as, exactly, case aside. */
  text('username', { max: 191 }),
  /** Beginning of the call's id: `orders.` or `orders.create`. */
  text('action', { max: 100 }),
  /** Days in the portal's time zone. */
  dayPair('from', 'to'),
  /** A record: its kind, and its id with it. */
  text('kind', { max: 40 }),
  id('record_id', { max: 2_000_000_000 }),
);
export type AuditLogFilter = FilterOf<typeof auditLogFilter>;
