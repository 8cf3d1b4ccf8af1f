export { createClient } from './client.js';
export { CONTRACT } from './contract.js';
