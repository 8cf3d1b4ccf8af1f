import { useId } from 'react';
import { LogOut } from 'lucide-react';
import { Button, useCurrentUser, useTranslate } from '@kontor/portal-ui';
import { AccountButton, Avatar, NarrowOnly, Panel, PanelHead, Username } from './AccountMenu.styles.js';
import { useHost, usePreferences } from './host-context.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { Segmented } from './Segmented.js';
import { THEMES } from './ThemeSwitch.js';
import { useLanguageSwitch } from './useLanguageSwitch.js';

/** Two letters that stand for a name. */
function initials(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters = words.length > 1 ? `${words[0]![0]}${words[1]![0]}` : name.slice(0, 2);
  return letters.toLocaleUpperCase();
}

/** Who is signed in, and below it how the portal looks for this person. */
export function AccountMenu() {
  const translate = useTranslate();
  const user = useCurrentUser();
  const { signOut } = useHost();
  const [{ theme, density }, change] = usePreferences();
  const [language, changeLanguage] = useLanguageSwitch();
  const id = useId();
  if (!user) return null;
  return (
    <>
      <AccountButton popoverTarget={id} aria-label={translate('shell.accountOf', { name: user.username })}>
        <Avatar aria-hidden="true">{initials(user.full_name || user.username)}</Avatar>
        <Username>{user.username}</Username>
      </AccountButton>
      <Panel id={id} popover="auto" aria-label={translate('shell.account')}>
        <PanelHead>
          <strong>{user.full_name || user.username}</strong>
          <span>{user.merchant?.merchant_name ?? translate('shell.noMerchant')}</span>
        </PanelHead>
        <NarrowOnly>
          <LanguageSwitch value={language} onChange={changeLanguage} />
        </NarrowOnly>
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
        <NarrowOnly>
          <Button icon={<LogOut aria-hidden="true" />} onPress={signOut}>
            {translate('session.signOut')}
          </Button>
        </NarrowOnly>
      </Panel>
    </>
  );
}
