import { sessionsEnd, sessionsEndOthers, sessionsList } from '@kontor/portal-core/session';
import { instantOf } from '../dates/index.js';
import { type Actor, HttpProblem, type RequestInfo, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { readClaims } from './authenticate.js';
import { deleteOtherSessions, deleteSession, findSessionsOf } from './sessions.store.js';

/** Routes of the sessions of the signed-in user. */
export function sessionsRoutes({ database, clock, tokens }: ServerDeps): Route[] {
  /** The caller's user and token. Throws 403 while acting as someone else: sessions are the real user's business. */
  const ownerOf = async ({ actorId, subjectId }: Actor, info: RequestInfo) => {
    const claims = await readClaims(info.headers['authorization'], tokens);
    if (claims === null || actorId !== subjectId) throw new HttpProblem('forbidden');
    return { user_id: actorId, tokenId: claims.tokenId };
  };
  return [
    route(sessionsList, async ({ actor, info }) => {
      const { user_id, tokenId } = await ownerOf(actor, info);
      return findSessionsOf(database.read, user_id, { now: instantOf(clock), tokenId });
    }),
    route(sessionsEnd, async ({ params: { id }, actor, info, write }) => {
      const { user_id, tokenId } = await ownerOf(actor, info);
      await write(async (trx, trail) => {
        if (!(await deleteSession(trx, { id, user_id, but: tokenId }))) throw new HttpProblem('not_found');
        await trail.touch('user', [{ id: user_id }]);
      });
      return undefined;
    }),
    route(sessionsEndOthers, async ({ actor, info, write }) => {
      const { user_id, tokenId } = await ownerOf(actor, info);
      await write(async (trx, trail) => {
        await deleteOtherSessions(trx, user_id, tokenId);
        await trail.touch('user', [{ id: user_id }]);
      });
      return undefined;
    }),
  ];
}
