import {
  createTranslator,
  languageOf,
  LANGUAGES,
  type Language,
  type Translate,
} from '@kontor/portal-core/i18n';

const translators = new Map<Language, Translate>(
  LANGUAGES.map((language) => [language, createTranslator(language)]),
);

/** The language of an `Accept-Language` header with its translator; both are shared by all requests. */
export function speak(acceptLanguage: string | undefined): {
  readonly language: Language;
  readonly t: Translate;
} {
  const language = languageOf(acceptLanguage);
  return { language, t: translators.get(language)! };
}
