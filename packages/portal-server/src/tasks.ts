import type { Database } from './db/database.js';
import { mediaTask } from './media/media.task.js';
import type { ServerDeps } from './server-deps.js';
import { stockRiskTask } from './stock-risk/stock-risk.task.js';
import type { BackgroundTask } from './background/background.js';

/** Every background task of the server: one line a feature. */
export function createTasks(deps: ServerDeps, database: Database): BackgroundTask[] {
  return [stockRiskTask(deps, database), mediaTask(deps, database)];
}
