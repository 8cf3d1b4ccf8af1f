import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/** What threads are about, as it stood when the comment was written that says so. `thread` names the table of the comment. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'comment_causes',
    `id {id}, thread text not null, comment_id integer not null, record_id integer not null, merchant_erp_id integer not null,
     taken_at text not null, state text not null`,
  );
  await trx.raw('create index comment_causes_record on comment_causes (record_id, thread)');
}
