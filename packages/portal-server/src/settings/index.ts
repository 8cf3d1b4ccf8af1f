export { settingsRoutes } from './settings.routes.js';
export { readSettings } from './settings.store.js';
