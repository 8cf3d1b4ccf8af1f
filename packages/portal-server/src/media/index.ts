export { mediaFolder } from './media-folder.js';
export { readerOf } from './media-pass.js';
export type { MediaReader } from './media-pass.js';
export { mediaRoutes } from './media.routes.js';
export { mediaTask } from './media.task.js';
export { createStoredFiles } from './stored-files.js';
export type { StoredFiles } from './stored-files.js';
