import { usersSetActive } from '@kontor/portal-core/users';
import { endSessionsOf } from '../session/index.js';
import { HttpProblem, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { checkSwitchOff, managerOf, refuseImpersonating, userToChange } from './user-management.js';
import { readManagedUser, storeActive } from './user-management.store.js';

/** Route that switches users off and on. */
export function userActiveRoutes({ database, files }: ServerDeps): Route[] {
  return [
    route(usersSetActive, async ({ params: { id }, principal, actor, scope, body: { active }, write }) => {
      const manager = managerOf(principal, actor, scope, files);
      await write(async (trx, trail) => {
        const user = await userToChange(trx, manager, id);
        refuseImpersonating(manager);
        if (!active) {
          await checkSwitchOff(trx, manager, user);
          await endSessionsOf(trx, id);
        }
        await storeActive(trx, id, active);
        const [from, to] = [user.active, active].map((isOn) => (isOn ? 'on' : 'off'));
        await trail.touch('user', [{ id, detail: { name: user.username, from, to } }]);
      });
      const stored = await readManagedUser(database.read, manager.scope, id);
      if (stored === null) throw new HttpProblem('not_found');
      return stored;
    }),
  ];
}
