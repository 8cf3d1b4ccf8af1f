export { createLive } from './live.js';
export type { Live } from './live.js';
export { liveRoutes } from './live.routes.js';
export { liveTask, oldChangesTask } from './live.task.js';
