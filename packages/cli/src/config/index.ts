export { originText } from './origin-text.js';
export { configuredLanguage } from './configured-language.js';
export { dropToken, keepToken, readToken } from './kept-token.js';
export type { LoginPlace } from './kept-token.js';
export { SETTING_NAMES } from './project-file.js';
export { readSettings } from './settings.js';
export type { SettingOptions, Settings } from './settings.js';
export { readUserFile, userFilePath, writeUserFile } from './user-file.js';
export type { StoredLogin, UserFile } from './user-file.js';
