import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/** Keeps what files of shipments, stock and products changed, record by record, so that a file can be undone. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'erp_files',
    `id {id}, kind text not null, file_key text not null, name text not null, merchant_erp_id integer,
     created_by integer not null references users (id), created_at text not null, undone_at text,
     unique (file_key, kind, created_by)`,
  );
  await createTable(
    trx,
    'erp_file_changes',
    `id {id}, file_id integer not null references erp_files (id), record_id integer not null, merchant_erp_id integer not null,
     label text not null, was text, became text not null, undo text, found text not null default ''`,
  );
  await trx.raw('create index erp_file_changes_of on erp_file_changes (file_id, id)');
}
