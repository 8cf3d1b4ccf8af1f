import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/** Impersonations: who acts as whom by which token, and since when. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'impersonations',
    `token_id text not null, actor_id integer not null references users (id) on delete cascade,
     subject_id integer not null references users (id) on delete cascade, began_at text not null, ended_at text,
     token_expires_at text not null, primary key (token_id, subject_id)`,
  );
}
