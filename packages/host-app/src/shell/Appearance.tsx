import { useTranslate } from '@kontor/portal-ui';
import { LanguageSwitch } from './LanguageSwitch.js';
import { Segmented } from './Segmented.js';
import { THEMES } from './ThemeSwitch.js';
import { useLanguageSwitch, useLooks } from './account-preferences.js';

/** Choice of language, colours and density for the user. */
export function Appearance() {
  const [language, changeLanguage] = useLanguageSwitch();
  return (
    <>
      <LanguageSwitch value={language} onChange={changeLanguage} isLabelShown />
      <Looks />
    </>
  );
}

/** Choice of colours and density for the user. */
export function Looks() {
  const translate = useTranslate();
  const [{ theme, density }, change] = useLooks();
  return (
    <>
      <Segmented
        label={translate('shell.theme')}
        value={theme}
        options={THEMES.map(({ value, name }) => ({ value, text: translate(name) }))}
        onChange={(value) => change({ theme: value })}
      />
      <Segmented
        label={translate('shell.density')}
        value={density}
        options={[
          { value: 'comfortable', text: translate('shell.densityComfortable') },
          { value: 'compact', text: translate('shell.densityCompact') },
        ]}
        onChange={(value) => change({ density: value })}
      />
    </>
  );
}
