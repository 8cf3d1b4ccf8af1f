import type { Knex } from 'knex';
import { engineOf } from '../tables.js';

/**
 * The trail also tells of failed sign-ins, refusals, exports and reads while acting as someone else: `event` says which, `times` how often
 * it happened up to the instant `until`, `address` from where.
 */
export async function up(trx: Knex): Promise<void> {
  const integer = engineOf(trx) === 'postgres' ? 'bigint' : 'integer';
  await trx.raw(`alter table audit_log add column event text not null default 'write'`);
  await trx.raw(`alter table audit_log add column times ${integer} not null default 1`);
  await trx.raw('alter table audit_log add column until text');
  await trx.raw(`alter table audit_log add column address text not null default ''`);
}
