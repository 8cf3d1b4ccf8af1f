import { usernameSkeleton } from '@kontor/portal-core/users';
import type { Knex } from 'knex';
import { uncheckedRows } from '../sql/rows.js';
import { untypedTable } from '../tables.js';

/** Counts every kind of try in the rows of failed sign-ins, and tells anew which names look alike. */
export async function up(trx: Knex): Promise<void> {
  await trx.raw('drop table if exists login_failures');
  await trx.raw('drop table if exists rate_counters');
  await trx.raw('alter table sign_in_counters rename to attempts');
  await trx.raw('drop index sign_in_counters_end');
  await trx.raw('create index attempts_end on attempts (ends_at)');
  await lookAgain(trx);
}

/** The rule has learned since that `vv` looks like `w` and `İ` like `i`. Of users who look alike, the first has the look. */
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
