import type { Knex } from 'knex';
import { createTable, untypedTable } from '../tables.js';

/** Who gets the daily e-mail and what they were told of last, and the setting that the portal sends it. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'digests',
    `user_id integer primary key references users (id), hour integer not null, due_at text not null, failures integer not null default 0,
     told_at text not null, told_order_id integer not null`,
  );
  await trx.raw('create index digests_due on digests (due_at)');
  const setting = { key: 'daily_email', group: 'general', type: 'select', value: '"off"' };
  await untypedTable(trx, 'settings').insert(setting).onConflict('key').ignore();
}
