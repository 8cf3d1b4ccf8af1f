export { Settings } from './Settings.js';
export type { SettingsProps } from './Settings.js';
export { useSettings } from './useSettings.js';
