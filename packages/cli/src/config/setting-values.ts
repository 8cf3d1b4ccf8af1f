import { LANGUAGES } from '@kontor/portal-core/i18n';
import { chosen, usageError } from '../terminal/index.js';
import type { SettingName } from './project-file.js';

/** A value with the place it was read from, for messages. */
interface Placed {
  readonly value: unknown;
  readonly where: string;
}

/** Parses the address of a portal; what people copy with it, `/api` or a slash, is left out. Throws a usage error for anything else: for a user or a password, for `?` and `#`. */
export function checkedUrl<S extends Placed>(setting: S): S & { readonly value: string } {
  const text = String(setting.value);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && url.username + url.password !== '')
    throw usageError('url_credentials', { key: 'cli.urlCredentials', params: { where: setting.where } });
  if (url !== null && /[?#]/.test(text))
    throw usageError('url_of_page', { key: 'cli.urlOfPage', params: { where: setting.where } });
  if (url?.protocol === 'http:' || url?.protocol === 'https:')
    return { ...setting, value: `${url.origin}${url.pathname}`.replace(/\/+(api\/?)?$/, '') };
  throw usageError('url_invalid', { key: 'cli.urlInvalid', params: { url: text, where: setting.where } });
}

/** Parses the ERP id of a merchant, or null. Throws a usage error for anything else. */
export function checkedMerchant<S extends Placed>(setting: S): S & { readonly value: number | null } {
  if (setting.value === null) return { ...setting, value: null };
  const text = String(setting.value);
  if (/^[1-9]\d{0,9}$/.test(text)) return { ...setting, value: Number(text) };
  throw usageError('merchant_invalid', {
    key: 'cli.merchantInvalid',
    params: { value: text, where: setting.where },
  });
}

/** Parses the value of a setting as it is stored in a file. Throws a usage error for a wrong one. */
export function checkedValue(name: SettingName, value: string): string | number | null {
  const setting = { value, where: name };
  if (name === 'url') return checkedUrl(setting).value;
  if (name === 'merchant') return checkedMerchant(setting).value;
  return name === 'language' ? chosen(value, LANGUAGES, name) : value;
}
