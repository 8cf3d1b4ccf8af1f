import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { dateLocaleOf, type Language, type Translate } from '@kontor/portal-core';
import { TranslateContext } from './translate-context.js';

export interface TranslateProviderProps {
  readonly translate: Translate;
  /** The language of the texts, dates and numbers. */
  readonly language: Language;
  readonly children: ReactNode;
}

/** Provides texts, and the matching locale of date controls, to everything below. */
export function TranslateProvider({ translate, language, children }: TranslateProviderProps) {
  const value = useMemo(() => ({ translate, language }), [translate, language]);
  return (
    <TranslateContext value={value}>
      <I18nProvider locale={dateLocaleOf(language)}>{children}</I18nProvider>
    </TranslateContext>
  );
}
