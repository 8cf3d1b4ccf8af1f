export { pause, startBackground } from './background.js';
export type { BackgroundTask } from './background.js';
export { inPieces } from './in-pieces.js';
export { inTurns } from './in-turns.js';
export { nextRun } from './next-run.js';
