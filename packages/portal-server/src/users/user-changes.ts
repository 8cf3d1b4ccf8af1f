import type { User } from '@kontor/portal-core/users';
import type { Knex } from 'knex';
import type { TouchedRecord } from '../trail/index.js';
import { findRoles, USER_COLUMNS, type StoredUser } from './user-management.store.js';

/** Fields in the order of the trail; the role is handled separately. */
const FIELDS = USER_COLUMNS.filter(
  (column) => column !== 'id' && column !== 'user_role_id' && column !== 'active',
);

/**
 * The changes of a user for the audit trail: the names of the fields, but not their values, since nobody could ever remove a person's data
 * from the trail again; of the role the old and the new one.
 */
export async function changesOf(
  trx: Knex,
  before: User,
  after: StoredUser,
): Promise<TouchedRecord['detail']> {
  const changed = FIELDS.filter((field) => {
    const value = after[field];
    return value !== undefined && (value || null) !== (before[field] || null);
  });
  return {
    name: before.username,
    ...(changed.length > 0 && { changed: changed.join(' ') }),
    ...(before.user_role_id !== after.user_role_id && (await rolesOf(trx, before, after))),
  };
}

async function rolesOf(trx: Knex, before: User, after: StoredUser): Promise<{ from: string; to: string }> {
  const { entries } = await findRoles(trx);
  const nameOf = (id: number) => entries.find((role) => role.id === id)?.role_name ?? String(id);
  return { from: nameOf(before.user_role_id), to: nameOf(after.user_role_id) };
}
