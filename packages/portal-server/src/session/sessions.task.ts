import type { BackgroundTask } from '../background/index.js';
import { instantOf } from '../dates/index.js';
import type { Database } from '../db/index.js';
import type { ServerDeps } from '../server-deps.js';
import { deleteExpiredSessions } from './sessions.store.js';

/** The nightly task that deletes expired sessions, with the addresses and devices in them. */
export function sessionsTask(
  { clock, log }: Pick<ServerDeps, 'clock' | 'log'>,
  database: Database,
): BackgroundTask {
  return {
    name: 'expired sessions',
    nightlyAt: '03:40',
    async run() {
      const sessions = await database.write((trx) => deleteExpiredSessions(trx, instantOf(clock)));
      if (sessions > 0) log.info({ sessions }, 'expired sessions were removed');
    },
  };
}
