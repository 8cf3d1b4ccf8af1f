export { texts } from './de/index.js';
export { EARLY_TEXTS } from './early-texts.js';
export { DEFAULT_LANGUAGE, languageOf, LANGUAGES } from './language.js';
export type { Language } from './language.js';
export { loadFirstTexts, loadLaterTexts, loadTexts, withLaterTexts } from './load-texts.js';
export { issueMessage, translatorOf } from './translate.js';
export type { TextKey, Translate } from './translate.js';
export { createTranslator } from './translator.js';
