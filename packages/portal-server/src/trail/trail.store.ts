import { insertRow, insertSet, type Writer } from '../db/index.js';
import type { CountedEvent } from './trail-events.js';
import type { Trail } from './trail.js';

/** The origin of a write in the audit trail: who really acted, as whom, by which call, on what. */
export interface WriteOrigin {
  readonly actorId: number;
  readonly subjectId: number;
  /** Set when a partner's page acted in their name; holds the API key of its token, if any. */
  readonly page?: { readonly apiKeyId: number | null };
  /** The API key that was used instead of a token. */
  readonly apiKeyId?: number;
  /** The id of the call: `orders.create`. */
  readonly action: string;
  /** Path below `/api`: `/orders/12`. */
  readonly target: string;
  readonly requestId: string;
  /** ISO in UTC. */
  readonly at: string;
}

/** Stores one entry and returns its id. Entries can never be changed or deleted. */
export async function recordWrite(trx: Writer, origin: WriteOrigin): Promise<number> {
  const entry = {
    at: origin.at,
    actor_id: origin.actorId,
    subject_id: origin.subjectId,
    action: origin.action,
    target: origin.target,
    request_id: origin.requestId,
    ...(origin.page && { embedded: 1, api_key_id: origin.page.apiKeyId }),
    ...(origin.apiKeyId !== undefined && { api_key_id: origin.apiKeyId }),
  };
  return insertRow(trx, 'audit_log', entry);
}

const COLUMNS = { record_id: 'integer', audit_id: 'integer', kind: 'text', detail: 'text' } as const;

/** Opens the trail of the audit entry `auditId` within its transaction. */
export function openTrail(trx: Writer, auditId: number): Trail {
  return {
    async touch(kind, records) {
      await insertSet(
        trx,
        { table: 'audit_records', columns: COLUMNS },
        records.map(({ id, detail = {} }) => [id, auditId, kind, JSON.stringify(detail)]),
      );
    },
  };
}

const EVENT_COLUMNS = {
  at: 'text',
  actor_id: 'integer',
  subject_id: 'integer',
  action: 'text',
  target: 'text',
  request_id: 'text',
  event: 'text',
  times: 'integer',
  until: 'text',
  address: 'text',
  api_key_id: 'integer',
} as const;

/** Stores events beside the entries of writes. */
export async function storeEvents(trx: Writer, events: readonly CountedEvent[]): Promise<void> {
  const tried = events.flatMap(({ usernameKey }) => usernameKey ?? []);
  const users = await trx('users').whereIn('username_key', tried).select('id', 'username_key');
  const idOf = new Map(users.map(({ id, username_key }) => [username_key, id]));
  await insertSet(
    trx,
    { table: 'audit_log', columns: EVENT_COLUMNS },
    events.map((event) => [
      event.at,
      event.actorId,
      event.usernameKey === undefined ? event.subjectId : (idOf.get(event.usernameKey) ?? 0),
      event.action,
      event.target,
      event.requestId,
      event.kind,
      event.times,
      event.until,
      event.address,
      event.apiKeyId ?? null,
    ]),
  );
}
