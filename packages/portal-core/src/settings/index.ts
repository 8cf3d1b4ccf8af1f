export { ORDER_ERROR_SETTINGS, settingList, settingText } from './setting-values.js';
export {
  PUBLIC_SETTING_KEYS,
  SETTING_DEFINITIONS,
  SETTING_GROUPS,
  settingDefinition,
} from './setting-definitions.js';
export type { SettingDefinition } from './setting-definitions.js';
export { parseSettingValue, SETTING_ENTRIES_MAX, SETTING_MAX } from './setting.rules.js';
export { SETTING_TYPES, settingsList, settingsPublic, settingsUpdate } from './settings.api.js';
export type { Setting, SettingType } from './settings.api.js';
export { portalNotice } from './portal-notice.js';
export type { PortalNotice } from './portal-notice.js';
