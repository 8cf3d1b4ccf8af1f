export { settingsList } from './settings.api.js';
export type { Setting, SettingType } from './settings.api.js';
