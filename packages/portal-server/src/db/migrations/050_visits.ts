import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/** When each person was here last, and what there was then: the newest order and the newest entry about a record in the trail. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'visits',
    `user_id integer primary key references users (id), seen_at text not null, seen_order_id integer not null, seen_record_id integer not null,
     since_at text, since_order_id integer, since_record_id integer`,
  );
}
