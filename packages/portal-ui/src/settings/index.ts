export { Settings } from './Settings.js';
export type { SettingsProps } from './Settings.js';
export { timeZoneOf } from './time-zone.js';
export { useSettings } from './useSettings.js';
