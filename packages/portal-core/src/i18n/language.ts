export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** The default language (specification 1 section 9). */
export const DEFAULT_LANGUAGE: Language = 'de';

/** The first supported language of an `Accept-Language` header, or German. */
export function languageOf(header: string | null | undefined): Language {
  const wanted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2));
  return (
    LANGUAGES.find((language) => language === wanted.find((w) => w === 'de' || w === 'en')) ??
    DEFAULT_LANGUAGE
  );
}
