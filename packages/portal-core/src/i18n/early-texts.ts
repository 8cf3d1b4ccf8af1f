import { early as de } from './de/early.js';
import { early as en } from './en/early.js';
import type { Language } from './language.js';

/** Texts shown when even the texts of a language could not be fetched. Both languages are bundled, so the list is kept small. */
export const EARLY_TEXTS: Readonly<Record<Language, typeof de>> = { de, en };
