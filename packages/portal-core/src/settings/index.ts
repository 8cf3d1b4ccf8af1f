export { portalNotice } from './portal-notice.js';
export {
  PUBLIC_SETTING_KEYS,
  SETTING_DEFINITIONS,
  SETTING_GROUPS,
  settingDefinition,
} from './setting-definitions.js';
export { ORDER_ERROR_SETTINGS, settingList, settingText } from './setting-values.js';
export { parseSettingValue, SETTING_MAX } from './setting.rules.js';
export * as settingCalls from './settings.api.js';
export { SETTING_TYPES, settingsList, settingsPublic, settingsUpdate } from './settings.api.js';
export type { Setting } from './settings.api.js';
