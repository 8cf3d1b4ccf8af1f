import type { Knex } from 'knex';

/** Keeps up to which of the ERP's own timestamps its changes were read. */
export async function up(trx: Knex): Promise<void> {
  await trx.raw('alter table erp_connections add column read_until text');
}
