export { enqueueNews, enqueueUntold, newsOfStatus } from './enqueue.js';
