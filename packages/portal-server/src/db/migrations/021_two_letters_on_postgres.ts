import type { Knex } from 'knex';
import { FOLLOWED_BY_OTHERS } from '../../erp/sql/find/two-letters.js';
import { engineOf } from '../tables.js';

/** What a search of two letters on PostgreSQL cannot be told by its index of three; SQLite has had its own since 020. */
export async function up(trx: Knex): Promise<void> {
  if (engineOf(trx) === 'sqlite') return;
  for (const table of ['erp_orders', 'erp_products'])
    await trx.raw(`create index ${table}_search_others on ${table} (id) where ${FOLLOWED_BY_OTHERS}`);
}
