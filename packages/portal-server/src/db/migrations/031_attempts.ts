import type { Knex } from 'knex';
import { lookAgain } from './look-again.js';

/** Counts every kind of try in the rows of failed sign-ins, and tells anew which names look alike. */
export async function up(trx: Knex): Promise<void> {
  await trx.raw('drop table if exists login_failures');
  await trx.raw('drop table if exists rate_counters');
  await trx.raw('alter table sign_in_counters rename to attempts');
  await trx.raw('drop index sign_in_counters_end');
  await trx.raw('create index attempts_end on attempts (ends_at)');
  await lookAgain(trx);
}
