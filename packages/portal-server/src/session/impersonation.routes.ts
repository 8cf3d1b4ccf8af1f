import { beginImpersonation, endImpersonation } from '@kontor/portal-core/session';
import { instantOf } from '../dates/index.js';
import {
  type Actor,
  HttpProblem,
  type Impersonating,
  type RequestInfo,
  type Route,
  route,
} from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { impersonatingOf, readClaims } from './authenticate.js';
import { endImpersonationOf, restartImpersonation } from './impersonation.store.js';
import { presentImpersonation } from './impersonations.js';

/** Routes that begin and end acting as someone else. */
export function impersonationRoutes({ tokens, clock }: Pick<ServerDeps, 'tokens' | 'clock'>): Route[] {
  const readWho = async (info: RequestInfo, actor: Actor): Promise<Impersonating> => {
    const claims = await readClaims(info.headers['authorization'], tokens);
    if (claims === null || actor.actorId === actor.subjectId) throw new HttpProblem('bad_request');
    return impersonatingOf(claims, actor);
  };
  return [
    route(beginImpersonation, async ({ info, actor, write }) => {
      const who = await readWho(info, actor);
      const began = instantOf(clock);
      await write((trx) => restartImpersonation(trx, who, began));
      return presentImpersonation(who.subjectId, began);
    }),
    route(endImpersonation, async ({ info, actor, write }) => {
      const who = await readWho(info, actor);
      await write((trx) => endImpersonationOf(trx, who, instantOf(clock)));
      return undefined;
    }),
  ];
}
