import type { Language } from './language.js';
import type { Texts } from './translate.js';

/** One function for each language: of two imports in one expression, the build would preload the same file for both. */
const PORTAL = {
  de: () => import('./de/portal.js'),
  en: () => import('./en/portal.js'),
} as const;

const loading = new Map<Language, Promise<Texts>>();

/** Fetches the texts of one language, once; a browser never loads the other language. */
export function loadTexts(language: Language): Promise<Texts> {
  const known = loading.get(language);
  if (known) return known;
  const texts = PORTAL[language]().then((module): Texts => module.texts);
  loading.set(language, texts);
  texts.catch(() => loading.delete(language));
  return texts;
}
