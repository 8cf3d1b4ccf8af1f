export { Settings } from './Settings.js';
export type { SettingsProps } from './Settings.js';
export { timeZoneOf } from './time-zone.js';
export { usePublicSettings, useSettings } from './useSettings.js';
