import type { BackgroundTask } from '../background/index.js';
import { type Database, runAlone } from '../db/index.js';
import type { ServerDeps } from '../server-deps.js';
import { mediaFolder } from './media-folder.js';
import { removeUnusedMedia } from './remove-unused.js';

/** A time when hardly anybody uploads. */
const NIGHTLY_AT = '03:20';

/** The nightly task that deletes unused uploads. With several processes only one does it. */
export function mediaTask(
  { clock, config, log }: Pick<ServerDeps, 'clock' | 'config' | 'log'>,
  database: Database,
): BackgroundTask {
  return {
    name: 'unused media',
    nightlyAt: NIGHTLY_AT,
    async run(signal) {
      await runAlone(database, 'unused media', async () => {
        const folder = mediaFolder(config.dataDir);
        const files = await removeUnusedMedia({ database, folder, clock, signal });
        if (files > 0) log.info({ files }, 'unused media were removed');
      });
    },
  };
}
