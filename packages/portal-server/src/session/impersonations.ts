import { beginImpersonation, IMPERSONATION_SECONDS, type Impersonation } from '@kontor/portal-core/session';
import { recordWrite } from '../trail/index.js';
import { type Clock, instantOf } from '../dates/index.js';
import type { Database } from '../db/index.js';
import { HttpProblem, type Impersonating } from '../wire/index.js';
import { findImpersonation, insertImpersonation, type ImpersonationRow } from './impersonation.store.js';

/**
 * Allows a call to act as someone else for an hour from its beginning, and no longer. The first call with the header begins it, which
 * leaves an entry in the audit trail; a second look at who calls begins none. Throws 403 `impersonation_ended` once it is over.
 */
export type CheckImpersonation = (
  who: Impersonating,
  look: { readonly requestId: string; readonly isAgain: boolean },
) => Promise<void>;

export function createCheckImpersonation(database: Database, clock: Clock): CheckImpersonation {
  return async (who, { requestId, isAgain }) => {
    const known = await findImpersonation(database.read, who);
    if (known !== undefined) return refuseEnded(known, clock());
    if (isAgain) return;
    await database.write(async (trx) => {
      const at = instantOf(clock);
      if (!(await insertImpersonation(trx, who, at))) return;
      const { actorId, subjectId } = who;
      const { id: action, path: target } = beginImpersonation;
      await recordWrite(trx, { actorId, subjectId, action, target, requestId, at });
    });
  };
}

function refuseEnded({ began_at, ended_at }: ImpersonationRow, now: number): void {
  if (ended_at !== null || endOf(began_at) <= now) throw new HttpProblem('impersonation_ended');
}

const endOf = (began_at: string) => Date.parse(began_at) + IMPERSONATION_SECONDS * 1000;

/** The answer to the user who begins an impersonation. */
export function presentImpersonation(subjectId: number, began_at: string): Impersonation {
  return { user_id: subjectId, expires_at: new Date(endOf(began_at)).toISOString() };
}
