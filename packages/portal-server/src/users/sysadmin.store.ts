import { ROLE_SYSADMIN } from '@kontor/portal-core/access';
import { insertRow, type NewRow, type Writer } from '../db/index.js';
import { deleteFactor, endSessionsOf } from '../session/index.js';
import { freeSkeleton } from './skeleton.store.js';

/** A sysadmin as named by the operator. */
export type Sysadmin = Required<
  Pick<NewRow<'users'>, 'username' | 'username_key' | 'password_hash' | 'full_name' | 'email' | 'created_at'>
>;

/**
 * Stores a new sysadmin, or gives the one with that name a new password, which ends all their sessions and takes away their second factor.
 * Null when another user has the name.
 * Throws 409 when another user's name looks the same.
 */
export async function storeSysadmin(trx: Writer, user: Sysadmin): Promise<'created' | 'renewed' | null> {
  const { username_key, password_hash } = user;
  const known = await trx('users').where({ username_key }).first('id', 'user_role_id');
  if (known === undefined) {
    await insertSysadmin(trx, user);
    return 'created';
  }
  if (known.user_role_id !== ROLE_SYSADMIN) return null;
  await trx('users').where({ id: known.id }).update({ password_hash, active: 1 });
  await endSessionsOf(trx, known.id);
  await deleteFactor(trx, known.id);
  return 'renewed';
}

/** Stores a new sysadmin and returns the id. Throws 409 when another user's name looks the same. */
export async function insertSysadmin(trx: Writer, user: Sysadmin): Promise<number> {
  const username_skeleton = await freeSkeleton(trx, user.username, null);
  return insertRow(trx, 'users', { ...user, username_skeleton, user_role_id: ROLE_SYSADMIN });
}
