export { csvReply } from './csv-reply.js';
export { Finds, readFind } from './finds.js';
export type { FindRules } from './finds.js';
export { listReply } from './list-reply.js';
