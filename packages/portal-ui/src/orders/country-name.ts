import type { Language } from '@kontor/portal-core';

/** The name of an alpha-2 code in the language, as the browser knows it; the code itself when it is none. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
