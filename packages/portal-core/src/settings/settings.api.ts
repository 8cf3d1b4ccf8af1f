import { defineCall, signedInCall } from '../api/call.js';
import type { PortalList } from '../api/shapes.js';

export type SettingType = 'text' | 'textarea' | 'select' | 'date' | 'datetime' | 'multi';
export interface Setting {
  readonly key: string;
  /** JSON text; of a `multi` setting a JSON list. */
  readonly value: string;
  readonly group: string;
  readonly type: SettingType;
}
export const settingsList = defineCall<undefined, undefined, undefined, PortalList<Setting>>({
  id: 'settings.list',
  method: 'GET',
  path: '/settings',
  access: signedInCall,
  summary: 'The settings of the portal.',
});
