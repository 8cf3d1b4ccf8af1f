import type { Database } from './db/index.js';
import { comparisonTask, fileMakerTask, oldNewsTask, outboxTask } from './erp-link/index.js';
import { databaseCheckTask } from './health/index.js';
import { digestTask } from './digest/index.js';
import { liveTask, oldChangesTask } from './live/index.js';
import { mediaTask } from './media/index.js';
import type { ServerDeps } from './server-deps.js';
import { sessionsTask } from './session/index.js';
import { stockRiskTask } from './stock-risk/index.js';
import type { BackgroundTask } from './background/index.js';

/** Creates every background task of the server: one line per feature. */
export function createTasks(deps: ServerDeps, database: Database): BackgroundTask[] {
  return [
    databaseCheckTask(deps, database),
    stockRiskTask(deps, database),
    mediaTask(deps, database),
    sessionsTask(deps, database),
    outboxTask(deps, database),
    fileMakerTask(deps, database),
    oldNewsTask(deps, database),
    comparisonTask(deps, database),
    digestTask(deps, database),
    liveTask(deps),
    oldChangesTask(database),
  ];
}
