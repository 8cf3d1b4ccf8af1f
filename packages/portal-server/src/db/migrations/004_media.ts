import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/** Uploaded files; their bytes are in the data folder. `merchant_erp_id` is empty for files of staff, which everyone may read. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'media',
    `id {id}, file_name text not null unique, original_name text not null, content_type text not null, size integer not null,
     sha256 text not null, is_image integer not null, owner_id integer not null references users (id), merchant_erp_id integer,
     created_at text not null`,
  );
}
