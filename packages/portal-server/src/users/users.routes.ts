import { usersPublic } from '@kontor/portal-core/users';
import { wholeScope } from '../access/index.js';
import { HttpProblem, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { readPublicUser } from './users.store.js';

/** Routes of the user data that other users may see. */
export function usersRoutes({ database: { read } }: Pick<ServerDeps, 'database'>): Route[] {
  return [
    route(usersPublic, async ({ query: { id }, principal, scope }) => {
      const user = await readPublicUser(read, wholeScope(principal, scope), id);
      if (user === null) throw new HttpProblem('not_found');
      return user;
    }),
  ];
}
