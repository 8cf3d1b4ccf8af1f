import type { Knex } from 'knex';
import { engineOf } from '../tables.js';

/**
 * A search of two letters on SQLite, whose index knows letters in threes. Its texts end with a line break from now on, so that any two
 * letters are the first of some three; `erp_orders_grams` lists them.
 */
export async function up(trx: Knex): Promise<void> {
  if (engineOf(trx) === 'postgres') return;
  await trx.raw(`insert into erp_orders_search (erp_orders_search) values ('delete-all')`);
  await trx.raw(
    'insert into erp_orders_search (rowid, search_text) select id, search_text || char(10) from erp_orders',
  );
  await trx.raw('create virtual table erp_orders_grams using fts5vocab (erp_orders_search, row)');
}
