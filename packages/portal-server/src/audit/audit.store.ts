import type { Writer } from '../db/database.js';
import { insertedId } from '../db/inserted-id.js';

/** What the trail says about a write: who really acted, as whom, by which call, on what. */
export interface WriteOrigin {
  readonly actorId: number;
  readonly subjectId: number;
  /** Set when a partner's page did it in their name; the API key its token came from, if any. */
  readonly page?: { readonly apiKeyId: number | null };
  /** The id of the call: `orders.create`. */
  readonly action: string;
  /** Path below `/api`: `/orders/12`. */
  readonly target: string;
  readonly requestId: string;
  /** ISO in UTC. */
  readonly at: string;
}

/** Stores one entry and answers its id; entries can never be changed or deleted. */
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
  return insertedId(await trx('audit_log').insert(entry, ['id']));
}
