export { createApp } from './app.js';
export { endEarlierRuns } from './idempotency.js';
export { loggedError } from './logged-error.js';
export { oneAtATime } from './one-at-a-time.js';
export { endSlowReaders } from './slow-readers.js';
export { loadWebFiles } from './web-files.js';
