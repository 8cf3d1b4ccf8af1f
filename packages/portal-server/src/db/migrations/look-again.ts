import { usernameSkeleton } from '@kontor/portal-core/users';
import type { Knex } from 'knex';
import { uncheckedRows } from '../sql/rows.js';
import { untypedTable } from '../tables.js';

/** Tells by the present rule which usernames look alike. Of users who do, the first has the look and the others have none: all keep their names. */
export async function lookAgain(trx: Knex): Promise<void> {
  const users = await uncheckedRows<{ id: number; username: string }>(
    trx,
    'select id, username from users order by id desc',
  );
  const firstOf = new Map(users.map(({ id, username }) => [usernameSkeleton(username), id]));
  await untypedTable(trx, 'users').update({ username_skeleton: null });
  for (const [username_skeleton, id] of firstOf)
    await untypedTable(trx, 'users').where({ id }).update({ username_skeleton });
}
