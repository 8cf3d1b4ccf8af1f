import type { Language } from './language.js';
import type { Texts } from './translate.js';

/** One function for each file: of two imports in one expression, the build would preload both for either. */
const FETCH = {
  first: { de: () => import('./de/first.js'), en: () => import('./en/first.js') },
  later: { de: () => import('./de/later.js'), en: () => import('./en/later.js') },
} as const;

/** The texts that are there. A translator made of them knows those that come later, too. */
const there: Readonly<Record<Language, Partial<Texts>>> = { de: {}, en: {} };
const begun = new Map<string, Promise<Partial<Texts>>>();
const languages = new Set<Language>();
let areAllWanted = false;

/** Begins once, and anew after a failure. */
function once(name: string, begin: () => Promise<Partial<Texts>>): Promise<Partial<Texts>> {
  const known = begun.get(name);
  if (known) return known;
  const texts = begin();
  begun.set(name, texts);
  texts.catch(() => begun.delete(name));
  return texts;
}

function fetchPart(part: keyof typeof FETCH, language: Language): Promise<Partial<Texts>> {
  return once(`${part} ${language}`, async () =>
    Object.assign(there[language], (await FETCH[part][language]()).texts),
  );
}

/** Fetches all texts of one language, once; a browser never loads the other language. */
export function loadTexts(language: Language): Promise<Texts> {
  const all = once(`all ${language}`, async () => {
    await Promise.all([fetchPart('first', language), fetchPart('later', language)]);
    return there[language];
  });
  // Both parts are there.
  return all as Promise<Texts>;
}

/**
 * Fetches the texts of the frame, of signing in and of the list of orders, once. The others join them with `loadLaterTexts`; where that was
 * called before, all of them are fetched.
 */
export function loadFirstTexts(language: Language): Promise<Partial<Texts>> {
  languages.add(language);
  return once(`begun with ${language}`, () =>
    areAllWanted ? loadTexts(language) : fetchPart('first', language),
  );
}

/** Fetches the texts that are missing in the languages begun with `loadFirstTexts`. */
export async function loadLaterTexts(): Promise<void> {
  areAllWanted = true;
  await Promise.all([...languages].map(loadTexts));
}

/** Waits for a part of the portal and for the texts that it may show. */
export async function withLaterTexts<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, loadLaterTexts()]);
  return loaded;
}
