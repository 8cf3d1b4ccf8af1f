import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/**
 * The sessions of users: a token is valid only while its session is stored. Tokens signed before this step have none, so that everyone
 * signs in once more.
 */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'sessions',
    `id {id}, token_id text not null unique, user_id integer not null references users (id) on delete cascade,
     device text not null, address text not null, began_at text not null, last_seen_at text not null, expires_at text not null`,
  );
  await trx.raw('create index sessions_user on sessions (user_id)');
}
