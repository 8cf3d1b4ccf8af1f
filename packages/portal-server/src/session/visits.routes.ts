import { visitLook, visitRead, visitsAfter } from '@kontor/portal-core/session';
import { instantOf } from '../dates/index.js';
import { type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { readMark, readVisits, storeVisits } from './visits.store.js';

/** Routes of when the signed-in user was here. Whoever acts as somebody else sees that user's visits, and makes none. */
export function visitsRoutes({ database: { read }, clock }: Pick<ServerDeps, 'database' | 'clock'>): Route[] {
  return [
    route(visitRead, async ({ actor: { subjectId } }) => ({
      since: (await readVisits(read, subjectId))?.since?.at ?? null,
    })),
    route(visitLook, async ({ actor: { actorId, subjectId }, write }) => {
      const visits = await readVisits(read, subjectId);
      if (actorId !== subjectId) return { since: visits?.since?.at ?? null, is_new: false };
      const next = visitsAfter(visits, await readMark(read, instantOf(clock)));
      if (next !== null) await write((trx) => storeVisits(trx, subjectId, next));
      const since = (next ?? visits)?.since?.at ?? null;
      return { since, is_new: since !== (visits?.since?.at ?? null) };
    }),
  ];
}
