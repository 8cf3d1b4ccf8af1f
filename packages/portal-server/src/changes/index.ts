export { changesAfter, changesSince, currentPosition, deleteChangesBefore } from './changes.store.js';
export type { StoredChange } from './changes.store.js';
export { noteAccess, noteChanges } from './note-changes.js';
export { nameOrigin } from './origin.js';
export { CHANGES_KEPT_MS, cursorOf, readCursor } from './position.js';
export type { Position } from './position.js';
