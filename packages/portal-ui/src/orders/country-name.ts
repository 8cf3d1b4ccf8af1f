import type { Language } from '@kontor/portal-core/i18n';

/** The name of an alpha-2 country code in the given language, from the browser; the code itself if it is unknown. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
