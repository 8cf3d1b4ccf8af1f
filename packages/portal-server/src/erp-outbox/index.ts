export { enqueueNews, enqueueUntold, newsOfStatus } from './enqueue.js';
export type { Answer, NewsReceiver, NewsToSend } from './receiver.port.js';
