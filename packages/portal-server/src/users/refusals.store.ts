import type { Knex } from 'knex';

/** A user who was tried from an address, without success. */
export interface FailedUser {
  readonly id: number;
  readonly username: string;
  readonly full_name: string;
  readonly username_key: string;
  readonly address: string;
}

/** Users and addresses of failed sign-ins since the given instant, the latest first. */
export async function findFailedUsers(
  read: Knex,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<FailedUser[]> {
  const tried = read('audit_log')
    .where({ event: 'failed_sign_in' })
    .where('at', '>', since)
    .groupBy('subject_id', 'address')
    .select('subject_id', 'address', read.raw('max(id) as last_id'));
  return read
    .from(tried.as('tried'))
    .join('users', 'users.id', 'tried.subject_id')
    .orderBy('tried.last_id', 'desc')
    .limit(limit)
    .select('users.id', 'users.username', 'users.full_name', 'users.username_key', 'tried.address');
}
