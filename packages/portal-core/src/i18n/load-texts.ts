import type { Language } from './language.js';
import type { Texts } from './translate.js';

const loading = new Map<Language, Promise<Texts>>();

/** Fetches the texts of one language, once; a browser never loads the other language. */
export function loadTexts(language: Language): Promise<Texts> {
  const known = loading.get(language);
  if (known) return known;
  const portal = language === 'de' ? import('./de/portal.js') : import('./en/portal.js');
  const texts = portal.then((module) => module.texts as Texts);
  loading.set(language, texts);
  texts.catch(() => loading.delete(language));
  return texts;
}
