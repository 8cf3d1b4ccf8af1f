import { ROLE_SYSADMIN } from '@kontor/portal-core/access';
import {
  usersEndSession,
  usersEndSessions,
  usersRemoveSecondFactor,
  usersSecondFactor,
  usersSessions,
} from '@kontor/portal-core/session';
import { usersLiftRefusal, type User } from '@kontor/portal-core/users';
import type { AnyCall } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import { instantOf } from '../dates/index.js';
import type { Writer } from '../db/index.js';
import {
  deleteFactor,
  deleteSession,
  endSessionsOf,
  findSessionsOf,
  readClaims,
  readFactorState,
  usernameKeyOf,
} from '../session/index.js';
import { type HandlerInput, HttpProblem, type Route, route, type WriteDoor } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { managerOf, refuseImpersonating } from './user-management.js';
import { readManagedUser } from './user-management.store.js';

/** Routes of the sessions of other users. */
export function userSessionsRoutes({ database, clock, tokens, files }: ServerDeps): Route[] {
  return [
    route(usersSessions, async ({ params, info, ...ask }) => {
      const { id } = await ownerOf(database.read, { ...ask, files }, params.id);
      const claims = await readClaims(info.headers['authorization'], tokens);
      return findSessionsOf(database.read, id, { now: instantOf(clock), tokenId: claims?.tokenId });
    }),
    route(usersEndSession, ({ params, ...ask }) =>
      change({ ...ask, files }, params.id, (trx, user_id) =>
        deleteSession(trx, { id: params.session, user_id }),
      ),
    ),
    route(usersEndSessions, ({ params, ...ask }) =>
      change({ ...ask, files }, params.id, async (trx, id) => {
        await endSessionsOf(trx, id);
        return true;
      }),
    ),
  ];
}

/** The route that lets a user who was refused after too many tries sign in again. */
export const liftRefusalRoute = ({ files, loginLimit }: ServerDeps): Route =>
  route(usersLiftRefusal, async ({ params, body: { address }, write, ...ask }) => {
    await write(async (trx, trail) => {
      const { id, username: name } = await ownerOf(trx, { ...ask, files }, params.id);
      await loginLimit.liftUser(trx, usernameKeyOf(name));
      if (address !== undefined) await loginLimit.liftAddress(trx, address);
      await trail.touch('user', [{ id, detail: { name, ...(address !== undefined && { address }) } }]);
    });
    return undefined;
  });

/** Routes of the second factors of other users. */
export function userSecondFactorRoutes({ database, files }: ServerDeps): Route[] {
  return [
    route(usersSecondFactor, async ({ params, ...ask }) => {
      const { id } = await ownerOf(database.read, { ...ask, files }, params.id);
      return readFactorState(database.read, id);
    }),
    route(usersRemoveSecondFactor, ({ params, ...ask }) =>
      change({ ...ask, files }, params.id, (trx, id) => {
        // One's own asks for the password, in the profile.
        if (id === ask.actor.actorId) throw new HttpProblem('forbidden');
        return deleteFactor(trx, id);
      }),
    ),
  ];
}

type Ask = Pick<HandlerInput<AnyCall>, 'principal' | 'actor' | 'scope'> & Pick<ServerDeps, 'files'>;

/** Changes something of a user, which the trail tells by name. Throws 404 when `work` found nothing to change. */
async function change(
  { write, ...ask }: Ask & { readonly write: WriteDoor },
  userId: number,
  work: (trx: Writer, id: number) => Promise<boolean>,
): Promise<undefined> {
  await write(async (trx, trail) => {
    const { id, username: name } = await ownerOf(trx, ask, userId);
    if (!(await work(trx, id))) throw new HttpProblem('not_found');
    await trail.touch('user', [{ id, detail: { name } }]);
  });
  return undefined;
}

/**
 * The user whose sessions or second factor are asked for. Throws 404 for one the manager does not see, 403 for managers who are no sysadmin
 * or act as someone.
 */
async function ownerOf(read: Knex, { principal, actor, scope, files }: Ask, id: number): Promise<User> {
  const manager = managerOf(principal, actor, scope, files);
  const user = await readManagedUser(read, manager.scope, id);
  if (user === null) throw new HttpProblem('not_found');
  if (principal.roleId !== ROLE_SYSADMIN) throw new HttpProblem('forbidden');
  refuseImpersonating(manager);
  return user;
}
