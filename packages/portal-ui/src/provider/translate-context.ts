import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language, type Translate } from '@kontor/portal-core/i18n';

/** Texts and language of the widgets below a provider. */
export interface TranslateContextValue {
  /** Returns the text of a catalogue name. */
  readonly translate: Translate;
  /** The language of the texts, dates and numbers. */
  readonly language: Language;
}

/** Without a provider above, the names of the texts are shown. */
const WITHOUT_PROVIDER: TranslateContextValue = { translate: (key) => key, language: DEFAULT_LANGUAGE };

/** Provided by `PortalProvider`. */
export const TranslateContext = createContext(WITHOUT_PROVIDER);

/** The translator of the surrounding provider. */
export function useTranslate(): Translate {
  return useContext(TranslateContext).translate;
}

/** The language of the surrounding provider. */
export function useLanguage(): Language {
  return useContext(TranslateContext).language;
}
