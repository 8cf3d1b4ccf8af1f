import type { Knex } from 'knex';
import { createTable, engineOf } from '../tables.js';

/**
 * Which records were changed, for pages that are open: written with the change itself and kept for a while. On PostgreSQL each row has the
 * number of its transaction, by which a reader knows what it has not seen yet, in whatever order transactions end.
 */
export async function up(trx: Knex): Promise<void> {
  const isPostgres = engineOf(trx) === 'postgres';
  const transaction = isPostgres ? 'default (pg_current_xact_id()::text::bigint)' : 'default 0';
  await createTable(
    trx,
    'changes',
    `id {id}, at text not null, tx integer not null ${transaction}, merchant_erp_id integer not null, kind text not null,
     record_id integer not null, origin text not null default ''`,
  );
  if (isPostgres) await trx.raw('create index changes_tx on changes (tx)');
}
