import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/** Which records each open tab shows, so that people who look at the same one see each other, whatever process they talk to. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'presences',
    `user_id integer not null references users (id), tab text not null, kind text not null, record_id integer not null,
     merchant_erp_id integer not null, side text not null, since_at text not null, seen_at text not null,
     primary key (user_id, tab, kind, record_id)`,
  );
  await trx.raw('create index presences_of_record on presences (kind, record_id)');
}
