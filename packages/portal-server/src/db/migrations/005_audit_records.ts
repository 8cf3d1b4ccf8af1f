import type { Knex } from 'knex';
import { createTable, makeAppendOnly } from '../tables.js';

/** Records that an audited write concerned. `detail` is JSON of the changes, as `{"from": "offen", "to": "on hold"}`. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'audit_records',
    `id {id}, audit_id integer not null references audit_log (id), kind text not null, record_id integer not null,
     detail text not null`,
  );
  await trx.raw('create index audit_records_record on audit_records (kind, record_id, id)');
  await makeAppendOnly(trx, 'audit_records');
}
