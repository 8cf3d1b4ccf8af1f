import { insertRow, insertSet, type Writer } from '../db/index.js';
import type { Trail } from './trail.js';

/** The origin of a write in the audit trail: who really acted, as whom, by which call, on what. */
export interface WriteOrigin {
  readonly actorId: number;
  readonly subjectId: number;
  /** Set when a partner's page acted in their name; holds the API key of its token, if any. */
  readonly page?: { readonly apiKeyId: number | null };
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
