import { jsonOf } from '../validation/index.js';
import type { Setting } from './settings.api.js';

/** The settings with the allowed values of an order error; each is a list. */
export const ORDER_ERROR_SETTINGS = {
  statuses: 'order_error_statuses',
  types: 'order_error_types',
} as const;

/** The texts of a `multi` setting in their order; empty when the setting does not exist, or is no list. */
export function settingList(settings: readonly Pick<Setting, 'key' | 'value'>[], key: string): string[] {
  const stored = settings.find((setting) => setting.key === key);
  if (stored === undefined) return [];
  const value = jsonOf(stored.value);
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((one): one is string => typeof one === 'string' && one.trim() !== ''))];
}

/** The text of a setting; empty when the setting does not exist, or is no text. */
export function settingText(settings: readonly Pick<Setting, 'key' | 'value'>[], key: string): string {
  const stored = settings.find((setting) => setting.key === key);
  const value = stored === undefined ? '' : jsonOf(stored.value);
  return typeof value === 'string' ? value : '';
}
