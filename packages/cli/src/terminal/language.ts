import type { Language } from '@kontor/portal-core/i18n';

/**
 * The language of the command's texts: `--language`, then KONTOR_LANGUAGE, then a file of settings, then the locale. A locale that is German,
 * absent or `C` means German, the portal's own language; any other means English.
 */
export function chooseLanguage(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  configured?: string,
): Language {
  const chosen = (((languageFlag(argv) ?? env['KONTOR_LANGUAGE']) || configured) ?? '').toLowerCase();
  if (chosen === 'de' || chosen === 'en') return chosen;
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return locale === '' || /^(C|POSIX)\b/.test(locale) || /^de/i.test(locale) ? 'de' : 'en';
}

function languageFlag(argv: readonly string[]): string | undefined {
  const at = argv.indexOf('--language');
  if (at >= 0) return argv[at + 1];
  return argv.find((argument) => argument.startsWith('--language='))?.slice('--language='.length);
}
