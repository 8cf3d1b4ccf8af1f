import type { Knex } from 'knex';
import { noteAccess } from '../changes/index.js';
import type { Writer } from '../db/index.js';
import type { Impersonating } from '../wire/index.js';

/** The instants at which it began and was ended by hand; ISO in UTC. */
export interface ImpersonationRow {
  readonly began_at: string;
  readonly ended_at: string | null;
}

type Key = Pick<Impersonating, 'tokenId' | 'subjectId'>;
const keyOf = ({ tokenId, subjectId }: Key) => ({ token_id: tokenId, subject_id: subjectId });

export function findImpersonation(read: Knex, key: Key): Promise<ImpersonationRow | undefined> {
  return read('impersonations').where(keyOf(key)).first('began_at', 'ended_at');
}

/** Begins an impersonation; false when it has begun before. */
export async function insertImpersonation(trx: Writer, who: Impersonating, now: string): Promise<boolean> {
  const row = { ...keyOf(who), actor_id: who.actorId, token_expires_at: who.tokenExpiresAt, began_at: now };
  const inserted = await trx('impersonations')
    .insert(row)
    .onConflict(['token_id', 'subject_id'])
    .ignore()
    .returning('subject_id');
  return inserted.length > 0;
}

/** Begins an impersonation, or restarts it. Rows of expired tokens are deleted. */
export async function restartImpersonation(trx: Writer, who: Impersonating, now: string): Promise<void> {
  await trx('impersonations').where('token_expires_at', '<', now).delete();
  if (!(await insertImpersonation(trx, who, now)))
    await trx('impersonations').where(keyOf(who)).update({ began_at: now, ended_at: null });
}

/** Ends an impersonation, and the streams of changes that its pages listen to. */
export async function endImpersonationOf(trx: Writer, who: Impersonating, now: string): Promise<void> {
  await insertImpersonation(trx, who, now);
  await trx('impersonations').where(keyOf(who)).update({ ended_at: now });
  await noteAccess(trx, who.actorId);
}
