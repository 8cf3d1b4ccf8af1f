export { settingsRoutes } from './settings.routes.js';
export { readSetting, readSettings } from './settings.store.js';
