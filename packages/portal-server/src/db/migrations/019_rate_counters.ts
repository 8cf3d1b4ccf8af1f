import type { Knex } from 'knex';
import { engineOf } from '../tables.js';

/**
 * Counters of actions limited per minute, apart from `login_failures`: emptying one gives nobody new tries at the other. Shared between
 * processes, in the columns that rate-limiter-flexible reads; on SQLite there is one process, which keeps them in memory.
 */
export async function up(trx: Knex): Promise<void> {
  if (engineOf(trx) === 'postgres')
    await trx.raw(
      'create table rate_counters (key varchar(255) primary key, points integer not null default 0, expire bigint)',
    );
}
