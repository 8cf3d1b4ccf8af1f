import { usernameSkeleton } from '@kontor/portal-core/users';
import { issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { usernameKeyOf } from '../session/index.js';
import { HttpProblem } from '../wire/index.js';

/**
 * What a username looks like, for storing with user `id`, or with a new one. Throws 409 when another user's name looks the same; of the same
 * name the index of names speaks.
 */
export async function freeSkeleton(trx: Knex, username: string, id: number | null): Promise<string> {
  const skeleton = usernameSkeleton(username);
  const owner = await trx('users').where({ username_skeleton: skeleton }).first('id', 'username_key');
  if (owner && owner.id !== id && owner.username_key !== usernameKeyOf(username))
    throw new HttpProblem('already_exists', { issues: [issue('username', 'looksAlike')] });
  return skeleton;
}
