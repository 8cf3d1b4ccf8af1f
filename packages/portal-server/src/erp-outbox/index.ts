export { enqueueNews, enqueueUntold, newsOfStatus, toldChanges } from './enqueue.js';
export type { Answer, NewsReceiver, NewsToSend } from './receiver.port.js';
export { isToldOrder } from './told-order.js';
