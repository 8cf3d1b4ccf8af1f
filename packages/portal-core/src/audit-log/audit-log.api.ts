import * as z from 'zod/mini';
import { defineCall, resourceCall } from '../api/call.js';
import { pagingQuery, positiveIntText, type PortalList } from '../api/shapes.js';

/** Page size of the audit log. */
export const AUDIT_LOG_PAGE_SIZE = 50;
/** Most rows of one download. */
export const AUDIT_LOG_CSV_ROWS = 5000;

export interface AuditPerson {
  readonly id: number;
  readonly username: string;
}
/** A record that a write concerned. */
export interface AuditRecord {
  /** `order`, `product`, `user`, … */
  readonly kind: string;
  readonly id: number;
  /** What changed, flat: `{ from: 'offen', to: 'on hold' }`. */
  readonly detail: Readonly<Record<string, string | number | null>>;
}
/** One write: who really did it, as whom, by which call, on what. */
export interface AuditEntry {
  readonly id: number;
  /** Instant, ISO in UTC. */
  readonly at: string;
  readonly actor: AuditPerson | null;
  /** Whom the actor acted as; null when as themselves. */
  readonly subject: AuditPerson | null;
  /** Set when a partner's page did it in the actor's name; `api_key` is what its token came from, null when the actor asked for it. */
  readonly embedded?: { readonly api_key: { readonly id: number; readonly name: string } | null };
  /** Id of the call: `orders.create`. */
  readonly action: string;
  /** Path below `/api`. */
  readonly target: string;
  readonly request_id: string;
  /** The first records it concerned. */
  readonly records: readonly AuditRecord[];
  /** How many it concerned in all. */
  readonly record_count: number;
}

export interface AuditLogFilterQuery {
  /** Username of whoever acted or was acted as, exactly, case aside. */
  readonly username?: string;
  /** Beginning of the call's id: `orders.` or `orders.create`. */
  readonly action?: string;
  /** ISO days in the portal's time zone, both included. */
  readonly from?: string;
  readonly to?: string;
  /** A record: its kind, and its id with it. */
  readonly kind?: string;
  readonly record_id?: number;
}
export interface AuditLogQuery extends AuditLogFilterQuery {
  readonly limit?: number;
  readonly offset?: number;
  readonly page?: number;
}

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const filter = {
  username: z.optional(z.string().check(z.maxLength(191))),
  action: z.optional(z.string().check(z.maxLength(100))),
  from: z.optional(day),
  to: z.optional(day),
  kind: z.optional(z.string().check(z.maxLength(40))),
  record_id: z.optional(positiveIntText),
};
const access = resourceCall('/audit-log');

export const auditLogList = defineCall<
  undefined,
  AuditLogQuery | undefined,
  undefined,
  PortalList<AuditEntry>
>({
  id: 'auditLog.list',
  method: 'GET',
  path: '/audit-log',
  access,
  summary: 'Who did what, newest first.',
  query: z.strictObject({
    ...filter,
    ...pagingQuery(250),
    page: z.optional(positiveIntText),
  }),
});

/** The newest 5,000 entries of the filter; header `X-Found-Count` tells how many there are. */
export const auditLogCsv = defineCall<undefined, AuditLogFilterQuery | undefined, undefined, undefined>({
  id: 'auditLog.csv',
  method: 'GET',
  path: '/audit-log/csv',
  access,
  summary: 'Downloads the audit log as CSV.',
  responseKind: 'csv',
  query: z.strictObject(filter),
});
