import { texts as de } from './de/index.js';
import { texts as en } from './en/index.js';
import type { Language } from './language.js';
import { translatorOf, type Translate } from './translate.js';

/** The English catalogue has exactly the German names. */
const catalogues: Record<Language, { [F in keyof typeof de]: Record<keyof (typeof de)[F], string> }> = {
  de,
  en,
};

/**
 * Builds the translator of one language with every text at hand, for the server and the command line; a browser takes
 * `translatorOf` with `loadTexts`. A name missing at run time is handed to `onMissing`, once a name, and the name itself is shown.
 */
export function createTranslator(language: Language, onMissing?: (key: string) => void): Translate {
  return translatorOf(language, catalogues[language], onMissing);
}
