import type { Knex } from 'knex';
import { engineOf } from '../tables.js';

/** The condition of `holdsPair` at the release of this step. PostgreSQL uses these indexes only while both conditions are the same. */
const FOLLOWED_BY_OTHERS = String.raw`search_text ~ '[a-z0-9]{2}[^\x01-\x7fæðøþđħıłŋœŧ]'`;

/** Indexes for the searches of two letters that PostgreSQL's index of three letters cannot answer. SQLite has had its own since 020. */
export async function up(trx: Knex): Promise<void> {
  if (engineOf(trx) === 'sqlite') return;
  for (const table of ['erp_orders', 'erp_products'])
    await trx.raw(`create index ${table}_search_others on ${table} (id) where ${FOLLOWED_BY_OTHERS}`);
}
