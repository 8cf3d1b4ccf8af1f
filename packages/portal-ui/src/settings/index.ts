export { Settings } from './Settings.js';
export type { SettingsProps } from './Settings.js';
export { timeZoneOf, useSettings } from './useSettings.js';
