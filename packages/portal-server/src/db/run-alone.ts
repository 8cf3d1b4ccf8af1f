import type { Database } from './database.js';

/**
 * Runs work that only one process at a time may do; returns false when another process is doing it. On PostgreSQL a transaction of its own
 * holds an advisory lock meanwhile, which ends with the connection whatever happens to the process; on SQLite there is one process. `work`
 * writes through `database.write` as usual, in transactions of its own.
 */
export async function runAlone(
  database: Database,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if (database.engine === 'sqlite') {
    await work();
    return true;
  }
  return database.read.transaction(async (trx) => {
    // It is idle for as long as the work takes.
    await trx.raw('set local idle_in_transaction_session_timeout = 0');
    // PostgreSQL's driver answers so.
    const answer = (await trx.raw('select pg_try_advisory_xact_lock(hashtext(?)) as mine', [
      `kontor ${name}`,
    ])) as {
      rows: readonly [{ mine: boolean }];
    };
    if (!answer.rows[0].mine) return false;
    await work();
    return true;
  });
}
