export { Settings } from './Settings.js';
export { timeZoneOf } from './time-zone.js';
export { usePublicSettings, useSettings } from './useSettings.js';
export { useTimeZone } from './useTimeZone.js';
