import { LANGUAGES, type Language, type TextKey } from '@kontor/portal-core/i18n';
import { useTranslate } from '@kontor/portal-ui';
import { Segmented } from './Segmented.js';

const NAMES: Record<Language, TextKey> = { de: 'shell.german', en: 'shell.english' };

export interface LanguageSwitchProps {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
  /** Shows the label, which is only read aloud by default. */
  readonly isLabelShown?: boolean;
}

/** Choice of German or English; each language is named in itself. */
export function LanguageSwitch({ value, onChange, isLabelShown = false }: LanguageSwitchProps) {
  const translate = useTranslate();
  const options = LANGUAGES.map((language) => ({
    value: language,
    text: language.toUpperCase(),
    spoken: translate(NAMES[language]),
  }));
  return (
    <Segmented
      label={translate('shell.language')}
      isLabelHidden={!isLabelShown}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}
