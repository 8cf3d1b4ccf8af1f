import type { DataScope } from '@kontor/portal-core/access';
import type { PublicUser } from '@kontor/portal-core/users';
import type { Knex } from 'knex';
import { columns, selectFrom } from '../db/index.js';

/** True when there is a user who can sign in. */
export async function hasUsers(read: Knex): Promise<boolean> {
  return (await read('users').first('id')) !== undefined;
}

/** The ERP's shop code of a user; empty when there is none. */
export async function shopCodeOf(read: Knex, userId: number): Promise<string> {
  return (await read('users').where({ id: userId }).first('erp_shop_code'))?.erp_shop_code ?? '';
}

const PUBLIC = columns('users', ['id', 'full_name', 'username', 'profile_picture', 'user_role_id'], 'u');

/**
 * A user as others see them; null when there is none or the reader may not see them. A merchant sees its own users, and those who wrote to
 * it: their names are shown beside their comments.
 */
export async function readPublicUser(read: Knex, scope: DataScope, id: number): Promise<PublicUser | null> {
  const found = read('users as u').where('u.id', id);
  if (scope.kind === 'merchant') {
    const { merchantErpId } = scope;
    const own = read('merchants').select('id').where({ erp_merchant_id: merchantErpId });
    const spoke = read('investigation_comments').where({ user_id: id, merchant_erp_id: merchantErpId });
    void found.where(
      (any) => void any.whereIn('u.merchant_id', own).orWhereExists(spoke.select(read.raw('1'))),
    );
  }
  const [user] = await selectFrom(found, PUBLIC);
  return user ?? null;
}
