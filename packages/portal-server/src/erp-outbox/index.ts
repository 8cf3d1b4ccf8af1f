export { enqueueNews, enqueueUntold } from './enqueue.js';
export type { NewsOfOrder } from './enqueue.js';
