import { useId, useRef } from 'react';
import { LogOut, UserRound } from 'lucide-react';
import { Button, useCurrentUser, useTranslate } from '@kontor/portal-ui';
import { Avatar } from '@kontor/portal-ui/media';
import { PageLink } from '../navigation/index.js';
import { AccountButton, NarrowOnly, Panel, PanelHead, Username } from './AccountMenu.styles.js';
import { Looks } from './Appearance.js';
import { useHost } from './host-context.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { useLanguageSwitch } from './account-preferences.js';

/** Menu with the signed-in user and the appearance of the portal. */
export function AccountMenu() {
  const translate = useTranslate();
  const user = useCurrentUser();
  const { signOut } = useHost();
  const [language, changeLanguage] = useLanguageSwitch();
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  if (!user) return null;
  return (
    <>
      <AccountButton popoverTarget={id} aria-label={translate('shell.accountOf', { name: user.username })}>
        <Avatar src={user.profile_picture} name={user.full_name || user.username} />
        <Username>{user.username}</Username>
      </AccountButton>
      <Panel ref={panel} id={id} popover="auto" aria-label={translate('shell.account')}>
        <PanelHead>
          <strong>{user.full_name || user.username}</strong>
          <span>{user.merchant?.merchant_name ?? translate('shell.noMerchant')}</span>
        </PanelHead>
        <PageLink to="/profile" onClick={() => panel.current?.hidePopover()}>
          <UserRound aria-hidden="true" />
          {translate('shell.openProfile')}
        </PageLink>
        <NarrowOnly>
          <LanguageSwitch value={language} onChange={changeLanguage} />
        </NarrowOnly>
        <Looks />
        <NarrowOnly>
          <Button icon={<LogOut aria-hidden="true" />} onPress={signOut}>
            {translate('session.signOut')}
          </Button>
        </NarrowOnly>
      </Panel>
    </>
  );
}
