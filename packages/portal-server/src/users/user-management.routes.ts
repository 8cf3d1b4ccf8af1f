import {
  rolesInfo,
  rolesList,
  usersCreate,
  usersList,
  usersPassword,
  usersSuggest,
  usersUpdate,
  validatePassword,
  type User,
} from '@kontor/portal-core/users';
import { instantOf } from '../dates/index.js';
import { type Actor, HttpProblem, nextVersion, type Route, route, validationFailed } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { createHashSlots, hashPassword, storePassword } from '../session/index.js';
import { changesOf } from './user-changes.js';
import {
  checkRoleChange,
  managerOf,
  refuseImpersonating,
  userToChange,
  userToStore,
  type Manager,
} from './user-management.js';
import {
  changeUser,
  findRoles,
  findRolesInfo,
  findUsers,
  insertUser,
  readManagedUser,
  suggestUsers,
} from './user-management.store.js';

/** Routes for listing, creating and changing users, and for the roles that they can have. */
export function userManagementRoutes({ database, clock, files }: ServerDeps): Route[] {
  const { read } = database;
  const slots = createHashSlots();
  const hash = ({ actorId }: Actor, password: string) =>
    slots.run({ caller: `user ${actorId}`, merchant: `user ${actorId}` }, () => hashPassword(password));
  const userOf = async ({ scope }: Manager, id: number): Promise<User> => {
    const user = await readManagedUser(read, scope, id);
    if (user === null) throw new HttpProblem('not_found');
    return user;
  };
  return [
    route(usersList, ({ principal, actor, scope, query }) =>
      findUsers(read, managerOf(principal, actor, scope, files).scope, query),
    ),
    route(usersSuggest, ({ principal, actor, scope, query }) =>
      suggestUsers(read, managerOf(principal, actor, scope, files).scope, query),
    ),
    route(usersCreate, async ({ principal, actor, scope, body, write }) => {
      const manager = managerOf(principal, actor, scope, files);
      refuseImpersonating(manager);
      const user = await userToStore(read, manager, body, null);
      const password_hash = await hash(actor, body.password);
      const created_at = instantOf(clock);
      const id = await write(async (trx, trail) => {
        const created = await insertUser(trx, user, { password_hash, created_at });
        await trail.touch('user', [{ id: created, detail: { name: user.username } }]);
        return created;
      });
      return userOf(manager, id);
    }),
    route(usersUpdate, async ({ params: { id }, principal, actor, scope, body, write }) => {
      const manager = managerOf(principal, actor, scope, files);
      const { id: _, modId, ...input } = body;
      await write(async (trx, trail) => {
        const before = await userToChange(trx, manager, id);
        const mod_id = await nextVersion([trx, 'users', id], modId);
        const user = await userToStore(trx, manager, input, before);
        await checkRoleChange(trx, manager, before, user);
        await changeUser(trx, id, user, mod_id);
        await trail.touch('user', [{ id, detail: await changesOf(trx, before, user) }]);
      });
      return userOf(manager, id);
    }),
    route(usersPassword, async ({ params: { id }, principal, actor, scope, body, write }) => {
      const manager = managerOf(principal, actor, scope, files);
      refuseImpersonating(manager);
      const { username: name } = await userToChange(read, manager, id);
      const issues = validatePassword(body.password, name);
      if (issues.length > 0) throw validationFailed(issues);
      const password_hash = await hash(actor, body.password);
      await write(async (trx, trail) => {
        await storePassword(trx, id, password_hash);
        await trail.touch('user', [{ id, detail: { name } }]);
      });
      return undefined;
    }),
    route(rolesList, () => findRoles(read)),
    route(rolesInfo, () => findRolesInfo(read)),
  ];
}
