import type { Knex } from 'knex';
import { engineOf } from '../tables.js';

/** How often a merchant was switched off: tokens of pages from before stay ended when it is switched on again. */
export async function up(trx: Knex): Promise<void> {
  const integer = engineOf(trx) === 'postgres' ? 'bigint' : 'integer';
  await trx.raw(`alter table merchants add column page_epoch ${integer} not null default 0`);
}
