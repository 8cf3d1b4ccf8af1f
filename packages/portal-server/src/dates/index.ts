export { instantOf } from './clock.js';
export type { Clock } from './clock.js';
