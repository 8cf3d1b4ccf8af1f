export { lastChange } from './last-change.store.js';
export type { TrailedRecord } from './last-change.store.js';
export { NO_TRAIL } from './trail.js';
export type { TouchedRecord, Trail } from './trail.js';
export { createTrailEvents } from './trail-events.js';
export type { TrailEvent, TrailEvents } from './trail-events.js';
export { openTrail, recordWrite } from './trail.store.js';
export type { WriteOrigin } from './trail.store.js';
