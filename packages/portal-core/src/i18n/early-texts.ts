import { early as de } from './de/early.js';
import { early as en } from './en/early.js';
import type { Language } from './language.js';

/** What is said where the texts of a language could not be fetched either. Carried along in both languages, so it is kept small. */
export const EARLY_TEXTS: Readonly<Record<Language, typeof de>> = { de, en };
