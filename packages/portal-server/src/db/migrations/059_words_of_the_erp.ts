import type { Knex } from 'knex';
import { createTable } from '../tables.js';

/** Keeps what words of the ERP mean: statuses, carriers, warehouses and positions. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'erp_words',
    `id {id}, kind text not null, word text not null, word_key text not null, meaning text not null, place text not null,
     place_key text not null, is_written integer not null, unique (kind, word_key, place_key)`,
  );
}
