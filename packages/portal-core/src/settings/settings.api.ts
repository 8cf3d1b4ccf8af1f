import * as z from 'zod/mini';
import { defineCall, portalList, publicCall, resourceCall, signedInCall } from '../wire/index.js';
import type { Wire } from '../validation/index.js';

export const SETTING_TYPES = ['text', 'textarea', 'select', 'date', 'datetime', 'multi'] as const;
export type SettingType = (typeof SETTING_TYPES)[number];

const setting = z.strictObject({
  key: z.string(),
  /** JSON text; a JSON list for a `multi` setting. */
  value: z.string(),
  group: z.string(),
  type: z.enum(SETTING_TYPES),
});
export type Setting = Wire<typeof setting>;

export const settingsList = defineCall({
  id: 'settings.list',
  method: 'GET',
  path: '/settings',
  access: signedInCall,
  keepsFilters: true,
  embed: true,
  summary: 'The settings of the portal.',
  response: portalList(setting),
});

/** Answers the settings of `PUBLIC_SETTING_KEYS`, which the pages without an account and programs need. */
export const settingsPublic = defineCall({
  id: 'settings.public',
  method: 'GET',
  path: '/public/settings',
  access: publicCall,
  summary: 'Name, contact and legal links of the operator, and the time zone of its days.',
  response: portalList(setting),
});

const keyParams = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(100)),
});

/**
 * Changes a setting; `parseSettingValue` refuses a value that does not fit its type. With the value that the change was made `from`, another
 * stored one is answered with 409 `stale`, unless it is the one that is sent.
 */
export const settingsUpdate = defineCall({
  id: 'settings.update',
  method: 'PUT',
  path: '/settings/:key',
  access: resourceCall('/settings'),
  summary: 'Changes a setting.',
  params: keyParams,
  body: z.strictObject({
    value: z.string().check(z.maxLength(50_000)),
    from: z.optional(z.string().check(z.maxLength(50_000))),
  }),
  response: setting,
});
