import type { Knex } from 'knex';

/** Keeps up to which of the ERP's own timestamps its products and its inbound orders were read. */
export async function up(trx: Knex): Promise<void> {
  for (const column of ['products_read_until', 'deliveries_read_until'])
    await trx.raw(`alter table erp_connections add column ${column} text`);
}
