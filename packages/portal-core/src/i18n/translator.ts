import { texts as de } from './de/index.js';
import { texts as en } from './en/index.js';
import type { Language } from './language.js';
import { translatorOf, type Translate } from './translate.js';

/** Both catalogues; the English one has exactly the German names. */
const catalogues: Record<Language, { [F in keyof typeof de]: Record<keyof (typeof de)[F], string> }> = {
  de,
  en,
};

/**
 * Builds the translator of one language with all texts, for the server and the command line; a browser uses `translatorOf` with
 * `loadTexts`. A name missing at run time is passed to `onMissing`, once per name, and the name itself is shown.
 */
export function createTranslator(language: Language, onMissing?: (key: string) => void): Translate {
  return translatorOf(language, catalogues[language], onMissing);
}
