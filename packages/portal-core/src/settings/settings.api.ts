import * as z from 'zod/mini';
import { defineCall, publicCall, resourceCall, signedInCall } from '../api/call.js';
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
  embed: true,
  summary: 'The settings of the portal.',
});

/** Those of `PUBLIC_SETTING_KEYS`: what the pages without an account show of the operator. */
export const settingsPublic = defineCall<undefined, undefined, undefined, PortalList<Setting>>({
  id: 'settings.public',
  method: 'GET',
  path: '/public/settings',
  access: publicCall,
  summary: 'The settings the sign-in page needs: name, contact and legal links of the operator.',
});

const keyParams = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(100)),
});

/** A value that does not fit the setting's type is refused by `parseSettingValue`. */
export const settingsUpdate = defineCall<{ key: string }, undefined, { readonly value: string }, Setting>({
  id: 'settings.update',
  method: 'PUT',
  path: '/settings/:key',
  access: resourceCall('/settings'),
  summary: 'Changes a setting.',
  params: keyParams,
  body: z.strictObject({
    value: z.string().check(z.maxLength(50_000)),
  }),
});
