import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/** Keeps what the ERP said last of a product, field by field, and of a delivery, position by position, so that what it only repeats undoes no change of a person. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'erp_said',
    `kind text not null, record_id integer not null, source_version integer, source_time text, said text not null,
     primary key (kind, record_id)`,
  );
}
