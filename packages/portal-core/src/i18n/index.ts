export { DEFAULT_LANGUAGE, LANGUAGES, languageOf } from './language.js';
export type { Language } from './language.js';
export { EARLY_TEXTS } from './early-texts.js';
export { loadTexts } from './load-texts.js';
export { issueMessage, translatorOf } from './translate.js';
export type { TextKey, Texts, Translate } from './translate.js';
export { createTranslator } from './translator.js';
