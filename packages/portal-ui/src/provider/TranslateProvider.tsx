import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { dateLocaleOf } from '@kontor/portal-core/dates';
import type { Language, Translate } from '@kontor/portal-core/i18n';
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
