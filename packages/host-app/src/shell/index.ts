export { Appearance } from './Appearance.js';
export { HostContext, useHost, usePreferences } from './host-context.js';
export type { Host } from './host-context.js';
export { createPreferencesStore, PREFERENCES_KEY, readPreferences } from './preferences.js';
export { PublicFrame } from './PublicFrame.js';
