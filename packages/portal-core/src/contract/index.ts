export { createClient } from './client.js';
export { createKontorClient } from './kontor-client.js';
export type { KontorClient } from './kontor-client.js';
export { CONTRACT } from './contract.js';
