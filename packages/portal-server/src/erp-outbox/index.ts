export { enqueueNews } from './enqueue.js';
export type { NewsOfOrder } from './enqueue.js';
