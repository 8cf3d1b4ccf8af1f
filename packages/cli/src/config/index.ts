export { configuredLanguage } from './configured-language.js';
export { SETTING_NAMES } from './project-file.js';
export { readSettings } from './settings.js';
export type { SettingOptions, Settings } from './settings.js';
export { readUserFile, writeUserFile } from './user-file.js';
export type { StoredLogin, UserFile } from './user-file.js';
