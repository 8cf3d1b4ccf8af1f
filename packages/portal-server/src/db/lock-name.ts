import type { Writer } from './database.js';
import { execute } from './sql/rows.js';
import { sql } from './sql/sql.js';
import { engineOf } from './tables.js';

/** Locks a name until the transaction ends; other transactions that lock it wait. On SQLite writes run one at a time anyway. */
export async function lockName(trx: Writer, name: string): Promise<void> {
  if (engineOf(trx) === 'postgres')
    await execute(trx, sql`select pg_advisory_xact_lock(hashtext(${`kontor ${name}`}))`);
}

/** Locks a name as `lockName` does, and waits as long as another server holds it: for work that each server begins with. */
export async function lockNamePatiently(trx: Writer, name: string): Promise<void> {
  if (engineOf(trx) === 'postgres')
    for (const limit of ['lock_timeout', 'statement_timeout']) await trx.raw(`set local ${limit} = 0`);
  await lockName(trx, name);
}
