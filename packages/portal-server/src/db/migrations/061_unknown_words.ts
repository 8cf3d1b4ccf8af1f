import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/** Keeps the words of the ERP that nobody has said the meaning of. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'erp_unknown_words',
    `id {id}, kind text not null, word text not null, word_key text not null, times integer not null,
     last_seen text not null, unique (kind, word_key)`,
  );
}
