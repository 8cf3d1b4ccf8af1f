import {
  ROLE_SYSADMIN,
  usersEndSession,
  usersEndSessions,
  usersSessions,
  type User,
} from '@kontor/portal-core';
import type { Knex } from 'knex';
import { instantOf } from '../dates/index.js';
import { deleteSession, endSessionsOf, findSessionsOf, readClaims } from '../session/index.js';
import { HttpProblem, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { managerOf, refuseImpersonating, type Manager } from './user-management.js';
import { readManagedUser } from './user-management.store.js';

/** Routes of the sessions of other users. */
export function userSessionsRoutes({ database, clock, tokens, files }: ServerDeps): Route[] {
  return [
    route(usersSessions, async ({ params, principal, actor, scope, info }) => {
      const { id } = await ownerOf(database.read, managerOf(principal, actor, scope, files), params.id);
      const claims = await readClaims(info.headers['authorization'], tokens);
      return findSessionsOf(database.read, id, { now: instantOf(clock), tokenId: claims?.tokenId });
    }),
    route(usersEndSession, async ({ params, principal, actor, scope, write }) => {
      await write(async (trx, trail) => {
        const { id, username: name } = await ownerOf(
          trx,
          managerOf(principal, actor, scope, files),
          params.id,
        );
        if (!(await deleteSession(trx, { id: params.session, user_id: id })))
          throw new HttpProblem('not_found');
        await trail.touch('user', [{ id, detail: { name } }]);
      });
      return undefined;
    }),
    route(usersEndSessions, async ({ params, principal, actor, scope, write }) => {
      await write(async (trx, trail) => {
        const { id, username: name } = await ownerOf(
          trx,
          managerOf(principal, actor, scope, files),
          params.id,
        );
        await endSessionsOf(trx, id);
        await trail.touch('user', [{ id, detail: { name } }]);
      });
      return undefined;
    }),
  ];
}

/** The user whose sessions are asked for. Throws 404 for one the manager does not see, 403 for managers who are no sysadmin or act as someone. */
async function ownerOf(read: Knex, manager: Manager, id: number): Promise<User> {
  const user = await readManagedUser(read, manager.scope, id);
  if (user === null) throw new HttpProblem('not_found');
  if (manager.principal.roleId !== ROLE_SYSADMIN) throw new HttpProblem('forbidden');
  refuseImpersonating(manager);
  return user;
}
