import { use, useDeferredValue, useMemo, type ReactNode } from 'react';
import { loadFirstTexts, loadTexts, translatorOf, type Language } from '@kontor/portal-core/i18n';
import { TranslateProvider } from './TranslateProvider.js';

export interface LoadedTextsProps {
  readonly language: Language;
  /** What must be there before the content: all texts, or those of a first load. */
  readonly texts: 'all' | 'first';
  readonly onMissingText: ((key: string) => void) | undefined;
  readonly children: ReactNode;
}

/** Loads the texts of a language before its content is shown; while another language is loading, the previous one stays. */
export function LoadedTexts({ language, texts: needed, onMissingText, children }: LoadedTextsProps) {
  const shown = useDeferredValue(language);
  const texts = use(needed === 'all' ? loadTexts(shown) : loadFirstTexts(shown));
  const translate = useMemo(() => translatorOf(shown, texts, onMissingText), [shown, texts, onMissingText]);
  return (
    <TranslateProvider translate={translate} language={shown}>
      {children}
    </TranslateProvider>
  );
}
