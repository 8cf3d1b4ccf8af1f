import type { Knex } from 'knex';

/** Counts what the ERP took of late, which its page asks for every few seconds while it is open. */
export async function up(trx: Knex): Promise<void> {
  await trx.raw(`create index erp_outbox_sent on erp_outbox (done_at) where outcome = 'sent'`);
}
