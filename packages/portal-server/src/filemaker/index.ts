export { DataApiError } from './data-api-error.js';
export { isSameUrl, loadFileMaker } from './load-file-maker.js';
export type { FileMaker } from './load-file-maker.js';
export { readDays, readNewest, readNumbers } from './read-days.js';
export { readChanged } from './read-changed.js';
