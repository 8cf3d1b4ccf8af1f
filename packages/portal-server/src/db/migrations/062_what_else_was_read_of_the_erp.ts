import type { Knex } from 'knex';

/** Keeps up to which of the ERP's own timestamps its stock was read. */
export async function up(trx: Knex): Promise<void> {
  await trx.raw('alter table erp_connections add column stock_read_until text');
}
