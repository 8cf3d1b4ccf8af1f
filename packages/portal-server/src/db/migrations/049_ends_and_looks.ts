import { usernameSkeleton } from '@kontor/portal-core/users';
import type { Knex } from 'knex';
import { uncheckedRows } from '../sql/rows.js';
import { untypedTable } from '../tables.js';

/** Tells anew which names look alike. */
export async function up(trx: Knex): Promise<void> {
  await lookAgain(trx);
}

/**
 * The rule has learned since that diacritics, and `ue` for `ü`, do not tell names apart, nor `cl` from `d`. Of users who look alike the first has
 * the look and the others have none: all of them keep their names.
 */
async function lookAgain(trx: Knex): Promise<void> {
  const users = await uncheckedRows<{ id: number; username: string }>(
    trx,
    'select id, username from users order by id desc',
  );
  const firstOf = new Map(users.map(({ id, username }) => [usernameSkeleton(username), id]));
  await untypedTable(trx, 'users').update({ username_skeleton: null });
  for (const [username_skeleton, id] of firstOf)
    await untypedTable(trx, 'users').where({ id }).update({ username_skeleton });
}
