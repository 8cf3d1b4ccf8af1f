import { usernameSkeleton } from '@kontor/portal-core/users';
import type { Knex } from 'knex';
import { uncheckedRows } from '../sql/rows.js';
import { createTable, engineOf, untypedTable } from '../tables.js';

/** Remembers that there have been users, counts failed sign-ins on both engines, and tells names that look alike. */
export async function up(trx: Knex): Promise<void> {
  await rememberUsers(trx);
  await createTable(
    trx,
    'sign_in_counters',
    'key text not null primary key, points integer not null, ends_at integer not null',
  );
  await trx.raw('create index sign_in_counters_end on sign_in_counters (ends_at)');
  await addSkeletons(trx);
}

const REMEMBER = `insert into installation (name, value) values ('had_users', '1') on conflict (name) do nothing`;

/**
 * Whoever stores a user, by whatever way, leaves a row that stays when all users are gone: an installation that has had one never again makes
 * a first account for the holder of a link.
 */
async function rememberUsers(trx: Knex): Promise<void> {
  if (engineOf(trx) === 'sqlite')
    await trx.raw(`create trigger users_were_there after insert on users begin ${REMEMBER}; end`);
  else {
    await trx.raw(
      `create function users_were_there() returns trigger language plpgsql as $$ begin ${REMEMBER}; return null; end $$`,
    );
    await trx.raw(
      'create trigger users_were_there after insert on users for each statement execute function users_were_there()',
    );
  }
  if ((await trx('users').first('id')) !== undefined) await trx.raw(REMEMBER);
}

/**
 * What each name looks like, unique. Of users who look alike already, the first keeps it and the others have none: nobody is shut out or
 * renamed, and no more of them are made.
 */
async function addSkeletons(trx: Knex): Promise<void> {
  await trx.raw('alter table users add column username_skeleton text');
  const taken = new Set<string>();
  const users = await uncheckedRows<OldUser>(trx, 'select id, username from users order by id');
  for (const { id, username } of users) {
    const username_skeleton = usernameSkeleton(username);
    if (!taken.has(username_skeleton))
      await untypedTable(trx, 'users').where({ id }).update({ username_skeleton });
    taken.add(username_skeleton);
  }
  await trx.raw('create unique index users_skeleton on users (username_skeleton)');
}

interface OldUser {
  readonly id: number;
  readonly username: string;
}
