import type { Knex } from 'knex';
import { createTable, untypedTable } from '../tables.js';

/** Second factors of users with their recovery codes, and the setting that staff need one. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'second_factors',
    `user_id integer primary key references users (id) on delete cascade,
     secret text not null, last_step integer not null default 0, confirmed_at text`,
  );
  await createTable(
    trx,
    'recovery_codes',
    `user_id integer not null references users (id) on delete cascade, code_hash text not null,
     primary key (user_id, code_hash)`,
  );
  const setting = { key: 'second_factor_for_staff', group: 'security', type: 'select', value: '"off"' };
  await untypedTable(trx, 'settings').insert(setting).onConflict('key').ignore();
}
