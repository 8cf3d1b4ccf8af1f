import type { Knex } from 'knex';
import { engineOf } from '../tables.js';

/**
 * What may be done so often a minute, apart from `login_failures`: emptying the one gives nobody new tries at the other. Shared between
 * processes, in the columns rate-limiter-flexible reads; on SQLite there is one process and its memory does.
 */
export async function up(trx: Knex): Promise<void> {
  if (engineOf(trx) === 'postgres')
    await trx.raw(
      'create table rate_counters (key varchar(255) primary key, points integer not null default 0, expire bigint)',
    );
}
