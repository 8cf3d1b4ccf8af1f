export { createClient } from './client.js';
