import type { Knex } from 'knex';
import { createTable, engineOf } from '../tables.js';

/** Remembers that there have been users, and counts failed sign-ins on both engines. */
export async function up(trx: Knex): Promise<void> {
  await rememberUsers(trx);
  await createTable(
    trx,
    'sign_in_counters',
    'key text not null primary key, points integer not null, ends_at integer not null',
  );
  await trx.raw('create index sign_in_counters_end on sign_in_counters (ends_at)');
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
