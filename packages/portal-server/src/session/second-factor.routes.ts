import {
  secondFactorBegin,
  secondFactorConfirm,
  secondFactorRead,
  secondFactorRemove,
} from '@kontor/portal-core/session';
import { type Actor, HttpProblem, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { readClaims } from './authenticate.js';
import { createWithOwnPassword } from './own-password.js';
import { beginSetUp, confirmSetUp, removeOwn } from './own-second-factor.js';
import { readFactorState } from './second-factor.store.js';

/** Routes of the signed-in user's own second factor. */
export function secondFactorRoutes(deps: ServerDeps): Route[] {
  const { database, tokens } = deps;
  const withOwnPassword = createWithOwnPassword(deps);
  return [
    route(secondFactorRead, ({ actor }) => readFactorState(database.read, ownerOf(actor))),
    route(secondFactorBegin, async ({ actor, body, info, write }) => {
      const userId = ownerOf(actor);
      const asked = { userId, password: body.current_password, info, call: secondFactorBegin };
      return withOwnPassword(asked, ({ username }) => beginSetUp(deps, { userId, username }, write));
    }),
    route(secondFactorConfirm, async ({ actor, body: { code }, info, write }) => {
      const userId = ownerOf(actor);
      const claims = await readClaims(info.headers['authorization'], tokens);
      if (claims === null) throw new HttpProblem('forbidden');
      const { tokenId } = claims;
      return { recovery_codes: await confirmSetUp(deps, { userId, code, tokenId }, write) };
    }),
    route(secondFactorRemove, async ({ actor, body, info, write }) => {
      const userId = ownerOf(actor);
      const asked = { userId, password: body.current_password, info, call: secondFactorRemove };
      await withOwnPassword(asked, ({ failed }) =>
        removeOwn(deps, { userId, code: body.code, failed }, write),
      );
      return undefined;
    }),
  ];
}

/** The caller's user. Throws 403 while acting as someone else: a second factor is the real user's business. */
function ownerOf({ actorId, subjectId }: Actor): number {
  if (actorId !== subjectId) throw new HttpProblem('forbidden');
  return actorId;
}
