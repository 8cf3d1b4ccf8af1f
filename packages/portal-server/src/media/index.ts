export { mediaFolder } from './media-folder.js';
export { mediaRoutes } from './media.routes.js';
export { mediaTask } from './media.task.js';
