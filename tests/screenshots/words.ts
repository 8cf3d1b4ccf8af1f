import { LANGUAGES, loadTexts, type Language } from '@kontor/portal-core/i18n';

const ENGLISH_WORDS = /\b(the|and|with|your|please|this|cannot|was not|there is|there are|loading|failed)\b/i;

/** Finds what a text of the page says in the wrong language, or does not say at all; null when it is right. */
export type CheckWords = (text: string) => string | null;

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How texts of a page in this language are checked. Texts that people wrote are German in the demo data, and pass on an English page. */
export async function wordChecker(language: Language): Promise<CheckWords> {
  const own: Catalogue = await loadTexts(language);
  const foreign = await loadTexts(LANGUAGES.find((one) => one !== language)!);
  const right = new Set(valuesOf(own));
  const wrong = new Set(valuesOf(foreign).filter((text) => !right.has(text)));
  return (text) => {
    if (isKey(text, own)) return `untranslated key: ${text}`;
    if (/\{\{\w+\}\}/.test(text)) return `place left empty: ${text}`;
    const isForeign = wrong.has(text) || (language === 'de' && !right.has(text) && ENGLISH_WORDS.test(text));
    return isForeign ? `wrong language: ${text}` : null;
  };
}

const valuesOf = (texts: Catalogue): readonly string[] =>
  Object.values(texts).flatMap((ofFeature) => Object.values(ofFeature));

function isKey(text: string, texts: Catalogue): boolean {
  const [, feature] = /^([a-z]\w+)\.[a-z]\w+$/i.exec(text) ?? [];
  return feature !== undefined && feature in texts;
}
