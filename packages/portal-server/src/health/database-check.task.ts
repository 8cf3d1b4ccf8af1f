import type { BackgroundTask } from '../background/index.js';
import type { Database } from '../db/index.js';
import type { ServerDeps } from '../server-deps.js';

/** A time when hardly anybody works, away from the other nightly tasks. */
const NIGHTLY_AT = '02:10';

/** The task that looks for damage in the database: quickly at the start, in full every night. What it finds ends the server's readiness. */
export function databaseCheckTask({ log }: Pick<ServerDeps, 'log'>, database: Database): BackgroundTask {
  let depth: 'quick' | 'full' = 'quick';
  return {
    name: 'database check',
    nightlyAt: NIGHTLY_AT,
    async run(signal) {
      if (database.engine === 'postgres') return;
      const began = performance.now();
      await database.check(depth, signal);
      const ms = Math.round(performance.now() - began);
      if (!signal.aborted && !database.damage) log.info({ depth, ms }, 'the database is sound');
      depth = 'full';
    },
  };
}
