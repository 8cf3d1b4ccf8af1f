import { type BackgroundTask, pause } from '../background/index.js';
import { CHANGES_KEPT_MS, deleteChangesBefore } from '../changes/index.js';
import { type Database, runAlone } from '../db/index.js';
import type { ServerDeps } from '../server-deps.js';
import { deletePresencesBefore } from './presence.store.js';

/** Changes deleted in one piece: some milliseconds of the one writer of SQLite. */
const AT_ONCE = 5000;

/** The task that tells open pages of changes while the server runs. */
export function liveTask({ live }: Pick<ServerDeps, 'live'>): BackgroundTask {
  return { name: 'live', nightlyAt: '00:00', run: (signal) => live.hub.run(signal) };
}

/** The nightly task that deletes changes that nobody asks for any more, and tabs that have long gone. With several processes only one does it. */
export function oldChangesTask(database: Database): BackgroundTask {
  return {
    name: 'old changes',
    nightlyAt: '03:55',
    async run(signal) {
      await runAlone(database, 'old changes', async () => {
        const before = new Date(Date.now() - CHANGES_KEPT_MS).toISOString();
        await database.write((trx) => deletePresencesBefore(trx, before));
        for (let deleted = AT_ONCE; deleted === AT_ONCE && !signal.aborted;) {
          deleted = await database.write((trx) => deleteChangesBefore(trx, before, AT_ONCE));
          await pause(0, signal);
        }
      });
    },
  };
}
