import { ROLE_MERCHANT, ROLE_SYSADMIN, type DataScope, type Principal } from '@kontor/portal-core/access';
import { DEFAULT_AVATAR } from '@kontor/portal-core/media';
import { validateUser, type User, type UserInput } from '@kontor/portal-core/users';
import { issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { wholeScope } from '../access/index.js';
import type { Writer } from '../db/index.js';
import type { StoredFiles } from '../media/index.js';
import { type Actor, HttpProblem, refusedFor, validationFailed } from '../wire/index.js';
import {
  hasOtherSysadmin,
  merchantIdOf,
  readManagedUser,
  unknownReferences,
  type StoredUser,
} from './user-management.store.js';

/** The user who manages users: role, acting user, scope, and the check of the files that they name. */
export interface Manager {
  readonly principal: Principal;
  readonly actor: Actor;
  /** The scope of users that they may see. */
  readonly scope: DataScope;
  readonly files: Pick<StoredFiles, 'issuesOf'>;
}

/** The manager of a call. Users who may see other merchants manage the users of all merchants. */
export function managerOf(
  principal: Principal,
  actor: Actor,
  scope: DataScope,
  files: Pick<StoredFiles, 'issuesOf'>,
): Manager {
  return { principal, actor, scope: wholeScope(principal, scope), files };
}

const isSysadmin = ({ principal }: Manager): boolean => principal.roleId === ROLE_SYSADMIN;
const isImpersonating = ({ actor }: Manager): boolean => actor.actorId !== actor.subjectId;

/** Throws 403 while acting as someone else: passwords and roles are the real user's business (api.md, impersonation). */
export function refuseImpersonating(manager: Manager): void {
  if (isImpersonating(manager)) throw new HttpProblem('forbidden');
}

/**
 * Reads a user whom this manager may change. Throws 404 for an unknown user and those of other merchants. Managers who are not sysadmin may
 * change merchants' users only, and get 403 for others: an edit would turn these into merchants' users.
 */
export async function userToChange(read: Knex, manager: Manager, id: number): Promise<User> {
  const user = await readManagedUser(read, manager.scope, id);
  if (user === null) throw new HttpProblem('not_found');
  if (!isSysadmin(manager) && user.user_role_id !== ROLE_MERCHANT) throw new HttpProblem('forbidden');
  return user;
}

/**
 * The user to store. Managers who are not sysadmin can only give role 2 and, to new users, their own merchant (specification 2 section 6).
 * Throws 422 with every broken rule.
 */
export async function userToStore(
  read: Knex,
  manager: Manager,
  { password, ...input }: UserInput,
  before: User | null,
): Promise<StoredUser> {
  const role = isSysadmin(manager) ? (input.user_role_id ?? before?.user_role_id ?? 0) : ROLE_MERCHANT;
  const ownMerchant =
    before === null ? await merchantIdOf(read, manager.principal.userId) : before.merchant_id;
  const merchant_id = isSysadmin(manager)
    ? input.merchant_id === undefined
      ? (before?.merchant_id ?? null)
      : input.merchant_id
    : ownMerchant;
  const stored = { ...input, user_role_id: role, merchant_id };
  const issues = validateUser({ ...stored, ...(password !== undefined && { password }) }, before);
  if (issues.length === 0)
    for (const field of await unknownReferences(read, stored)) issues.push(issue(field, 'invalidValue'));
  const { profile_picture: name = DEFAULT_AVATAR } = input;
  if (name !== before?.profile_picture)
    issues.push(
      ...(await manager.files.issuesOf(
        { read, scope: manager.scope },
        { path: 'profile_picture', name, kind: 'image' },
      )),
    );
  if (issues.length > 0) throw validationFailed(issues);
  return stored;
}

/**
 * Checks a change of a role. Throws 403 while impersonating, 409 for the last sysadmin: a portal without one could not be repaired from
 * inside.
 */
export async function checkRoleChange(
  trx: Writer,
  manager: Manager,
  before: User,
  after: StoredUser,
): Promise<void> {
  if (before.user_role_id === after.user_role_id) return;
  refuseImpersonating(manager);
  if (before.user_role_id === ROLE_SYSADMIN && !(await hasOtherSysadmin(trx, before.id)))
    throw refusedFor('lastSysadmin');
}

/**
 * Checks that a user may be switched off. Throws 409 for oneself and for the last sysadmin: whoever did it could not undo it.
 */
export async function checkSwitchOff(trx: Writer, manager: Manager, user: User): Promise<void> {
  if (user.id === manager.actor.actorId) throw refusedFor('ownAccount');
  if (user.user_role_id === ROLE_SYSADMIN && !(await hasOtherSysadmin(trx, user.id)))
    throw refusedFor('lastSysadmin');
}
