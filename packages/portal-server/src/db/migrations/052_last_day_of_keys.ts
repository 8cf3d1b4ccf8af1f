import type { Knex } from 'knex';

/** An API key may have a last day, in the portal's time zone. Keys of before have none. */
export async function up(trx: Knex): Promise<void> {
  await trx.raw('alter table api_keys add column last_day text null');
}
