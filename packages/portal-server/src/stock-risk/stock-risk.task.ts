import type { BackgroundTask } from '../background/index.js';
import { type Database, runAlone } from '../db/index.js';
import type { ServerDeps } from '../server-deps.js';
import { lastTrainedAt } from './forecast.store.js';
import { trainStockRisk } from './train-stock-risk.js';

/** Start soon after midnight: the day's orders are complete, and the new day's predictions begin with it. */
const NIGHTLY_AT = '00:10';
/** Milliseconds within which a training that another process completed is recent enough. */
const RECENT_MS = 60_000;

/** The nightly task that learns the demand of every product anew. With several processes only one does it. */
export function stockRiskTask(
  { clock, config, log }: Pick<ServerDeps, 'clock' | 'config' | 'log'>,
  database: Database,
): BackgroundTask {
  return {
    name: 'stock risk',
    nightlyAt: NIGHTLY_AT,
    async run(signal) {
      await runAlone(database, 'stock risk', async () => {
        const last = await lastTrainedAt(database.read);
        if (last !== null && Math.abs(clock() - Date.parse(last)) < RECENT_MS) return;
        const training = await trainStockRisk({ database, clock, timeZone: config.timeZone, signal });
        if (training) log.info(training, 'stock risk was trained');
      });
    },
  };
}
