export { databaseCheckTask } from './database-check.task.js';
export { freeBytes } from './disk-room.js';
export { healthRoutes } from './health.routes.js';
export { createReadiness } from './readiness.js';
export type { Readiness } from './readiness.js';
export { createMetrics } from './metrics.js';
export type { Metrics } from './metrics.js';
