import { Link } from '@tanstack/react-router';
import { LogOut, Menu, Search } from 'lucide-react';
import { Button, IconButton, keyText, useTranslate } from '@kontor/portal-ui';
import type { Page } from '../navigation/index.js';
import { AccountMenu } from './AccountMenu.js';
import { useHost } from './host-context.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { Bar, Crumbs, Tools, WideOnly } from './TopBar.styles.js';
import { ShownMerchant } from './ShownMerchant.js';
import { ThemeSwitch } from './ThemeSwitch.js';
import { useLanguageSwitch } from './account-preferences.js';

export interface TopBarProps {
  /** Pages from the outermost to the one shown. */
  readonly trail: readonly Page[];
  /** Opens the navigation; absent while the sidebar is pinned. */
  readonly onOpenNavigation: (() => void) | undefined;
  /** Opens the palette. */
  readonly onSearch: () => void;
}

/** The top bar: breadcrumbs, language and account. */
export function TopBar({ trail, onOpenNavigation, onSearch }: TopBarProps) {
  const translate = useTranslate();
  const { signOut } = useHost();
  const [language, changeLanguage] = useLanguageSwitch();
  return (
    <Bar>
      {onOpenNavigation && (
        <IconButton label={translate('shell.openNavigation')} onPress={onOpenNavigation}>
          <Menu aria-hidden="true" />
        </IconButton>
      )}
      <Breadcrumb trail={trail} />
      <ShownMerchant />
      <Tools>
        <SearchButton onPress={onSearch} />
        <WideOnly>
          <LanguageSwitch value={language} onChange={changeLanguage} />
          <ThemeSwitch />
        </WideOnly>
        <AccountMenu />
        <WideOnly>
          <Button variant="quiet" icon={<LogOut aria-hidden="true" />} onPress={signOut}>
            {translate('session.signOut')}
          </Button>
        </WideOnly>
      </Tools>
    </Bar>
  );
}

/** Opens the palette; its name tells the keys that do the same. */
function SearchButton({ onPress }: { readonly onPress: () => void }) {
  const translate = useTranslate();
  return (
    <IconButton
      label={`${translate('shell.openPalette')} (${keyText('{ctrl}+K', translate)})`}
      onPress={onPress}
    >
      <Search aria-hidden="true" />
    </IconButton>
  );
}

function Breadcrumb({ trail }: Pick<TopBarProps, 'trail'>) {
  const translate = useTranslate();
  return (
    <Crumbs aria-label={translate('shell.breadcrumb')}>
      <ol>
        {trail.map((page, index) => (
          <li key={page.path} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {index < trail.length - 1 ? (
              <Link to={page.path}>{translate(page.title)}</Link>
            ) : (
              translate(page.title)
            )}
          </li>
        ))}
      </ol>
    </Crumbs>
  );
}
