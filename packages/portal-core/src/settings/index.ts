export { ORDER_ERROR_SETTINGS, settingList } from './setting-values.js';
export { settingsList } from './settings.api.js';
export type { Setting, SettingType } from './settings.api.js';
