import * as z from 'zod/mini';
import { AUDIT_EVENT_KINDS } from './audit-events.js';
import {
  defineCall,
  pageQuery,
  portalList,
  positiveIntText,
  resourceCall,
  signedInCall,
} from '../wire/index.js';
import type { Wire } from '../validation/index.js';

/** Page size of the audit log. */
export const AUDIT_LOG_PAGE_SIZE = 50;
/** Most rows of one download. */
export const AUDIT_LOG_CSV_ROWS = 5000;

const auditPerson = z.strictObject({ id: z.int(), username: z.string() });
export type AuditPerson = Wire<typeof auditPerson>;

const auditRecord = z.strictObject({
  /** Kind of the record: `order`, `product`, `user`, … */
  kind: z.string(),
  id: z.int(),
  /** The changes as a flat object: `{ from: 'offen', to: 'on hold' }`. */
  detail: z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
});
/** A record that a write changed. */
export type AuditRecord = Wire<typeof auditRecord>;

const auditKey = z.strictObject({ id: z.int(), name: z.string() });

const auditEntry = z.strictObject({
  id: z.int(),
  /** Instant, ISO in UTC. */
  at: z.string(),
  actor: z.nullable(auditPerson),
  /** The person whom the actor acted as; null when they acted as themselves. */
  subject: z.nullable(auditPerson),
  /**
   * Set when a partner's page sent the call in the actor's name. `api_key` is the key its token was made from, null when the actor asked
   * for the token.
   */
  embedded: z.optional(z.strictObject({ api_key: z.nullable(auditKey) })),
  /** Set when a program sent the call itself, with this key and in the actor's name. */
  api_key: z.optional(auditKey),
  /** Set when the entry tells of no write. */
  event: z.optional(
    z.strictObject({
      kind: z.enum(AUDIT_EVENT_KINDS),
      /** Number of times it happened from `at` to `until` (ISO in UTC). */
      times: z.int(),
      until: z.string(),
      /** Network address that it came from. */
      address: z.string(),
    }),
  ),
  /** Id of the call: `orders.create`. */
  action: z.string(),
  /** Path below `/api`. */
  target: z.string(),
  request_id: z.string(),
  /** The first of the changed records. */
  records: z.array(auditRecord),
  /** Number of all changed records. */
  record_count: z.int(),
});
/** One write, or event beside the writes: who sent it, as whom, by which call, and which records it changed. */
export type AuditEntry = Wire<typeof auditEntry>;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const filterQuery = z.strictObject({
  /** Username of the person who acted or of the person they acted as; the whole name, without regard to case. */
  username: z.optional(z.string().check(z.maxLength(191))),
  /** Beginning of the call's id: `orders.` or `orders.create`. */
  action: z.optional(z.string().check(z.maxLength(100))),
  /** `write`, or the kind of an event. */
  event: z.optional(z.enum(['write', ...AUDIT_EVENT_KINDS])),
  /** ISO days in the portal's time zone, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** Kind of a record; with an id beside it, one record. */
  kind: z.optional(z.string().check(z.maxLength(40))),
  record_id: z.optional(positiveIntText),
});
export type AuditLogFilterQuery = Wire<typeof filterQuery>;
const listQuery = z.strictObject({ ...filterQuery.shape, ...pageQuery(250) });
export type AuditLogQuery = Wire<typeof listQuery>;

const access = resourceCall('/audit-log');

export const auditLogList = defineCall({
  id: 'auditLog.list',
  method: 'GET',
  path: '/audit-log',
  weight: 'heavy',
  access,
  summary: 'Who did what, newest first.',
  query: listQuery,
  response: z.strictObject({
    ...portalList(auditEntry).shape,
    /** False when there are more entries than `foundCount`, beyond which none is counted; otherwise absent. */
    countIsExact: z.optional(z.literal(false)),
  }),
});

/** Answers the newest 5,000 entries of the filter as CSV; the header `X-Found-Count` holds the number of all matching entries. */
export const auditLogCsv = defineCall({
  id: 'auditLog.csv',
  method: 'GET',
  path: '/audit-log/csv',
  weight: 'heavy',
  access,
  summary: 'Downloads the audit log as CSV.',
  responseKind: 'csv',
  query: filterQuery,
});

/** Page size of what others did in one's name. */
export const IN_MY_NAME_PAGE_SIZE = 10;

const inMyNameEntry = z.strictObject({
  id: z.int(),
  /** Instants of the first and the last time, ISO in UTC. */
  at: z.string(),
  until: z.string(),
  /** Full name of the person who acted, or else their username; null when the account is gone. */
  actor_name: z.nullable(z.string()),
  action: auditEntry.shape.action,
  target: auditEntry.shape.target,
  /** Set when nothing was written; with the number of times. */
  event: z.optional(z.strictObject({ kind: z.enum(AUDIT_EVENT_KINDS), times: z.int() })),
  records: auditEntry.shape.records,
  record_count: auditEntry.shape.record_count,
});
/** What somebody else did in the name of the user who asks. */
export type InMyNameEntry = Wire<typeof inMyNameEntry>;

/** Answers 403 to whoever acts as someone else. What was only looked at may be told a minute late. */
export const auditLogInMyName = defineCall({
  id: 'auditLog.inMyName',
  method: 'GET',
  path: '/audit-log/in-my-name',
  access: signedInCall,
  summary: 'What others did and looked at in the name of the signed-in user, newest first.',
  query: z.strictObject(pageQuery(100)),
  response: portalList(inMyNameEntry),
});
