export { createProgress } from './progress.js';
export type { Progress } from './progress.js';
