import { useMemo } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { ResourceCode } from '@kontor/portal-core/access';
import { mayUse } from '@kontor/portal-core/access';
import { usePrincipal } from '@kontor/portal-ui';
import type { PaletteEntry, PaletteProps } from '@kontor/portal-ui/palette';
import { mayOpen, PAGES } from '../navigation/index.js';
import { useLanguageSwitch, useLooks } from './account-preferences.js';
import { useHost } from './host-context.js';

interface Action extends PaletteEntry {
  /** Resource that the user needs for it. */
  readonly resource?: ResourceCode;
}

/** What the palette offers a user: the pages they may open, the records they may read, and actions. */
export function usePaletteEntries(onKeys: () => void, onTour: () => void): Omit<PaletteProps, 'onClose'> {
  const navigate = useNavigate();
  const visitor = usePrincipal();
  const actions = useActions(onKeys, onTour);
  return useMemo(() => {
    const may = (resource: ResourceCode) => mayUse(visitor, [resource]);
    const go = (to: string, search: Readonly<Record<string, string>> = {}) => void navigate({ to, search });
    return {
      pages: PAGES.filter((page) => isOffered(page.path) && mayOpen(page, visitor)).map(
        ({ path, title }) => ({ id: path, title, run: () => go(path) }),
      ),
      actions: actions.filter(({ resource }) => resource === undefined || may(resource)),
      records: {
        ...(may('/orders') && {
          order: (id) => go('/orders', { order: String(id) }),
          importRun: (id) => go('/orders/imports', { import: String(id) }),
        }),
        ...(may('/products') && { product: (productId) => go('/products', { productId }) }),
        ...(may('/management/users') && { user: (search) => go('/users', { search }) }),
        ...(may('/deliveries') && { delivery: (id) => go(`/deliveries/${id}`) }),
      },
    };
  }, [actions, navigate, visitor]);
}

/** Pages of one record have no name of their own, and the import is an action. */
const isOffered = (path: string): boolean => !path.includes('$') && path !== '/orders/import';

function useActions(onKeys: () => void, onTour: () => void): readonly Action[] {
  const navigate = useNavigate();
  const { signOut } = useHost();
  const [language, changeLanguage] = useLanguageSwitch();
  const [{ theme }, changeLooks] = useLooks();
  return useMemo(
    () => [
      {
        id: 'import',
        title: 'shell.importOrders',
        words: 'palette.importWords',
        resource: '/orders',
        run: () => void navigate({ to: '/orders/import' }),
      },
      { id: 'keys', title: 'palette.showKeys', words: 'palette.showKeysWords', keys: '?', run: onKeys },
      { id: 'tour', title: 'tour.title', words: 'tour.showWords', run: onTour },
      {
        id: 'theme',
        title: 'palette.switchTheme',
        words: 'palette.switchThemeWords',
        run: () => changeLooks({ theme: isDark(theme) ? 'light' : 'dark' }),
      },
      {
        id: 'language',
        title: 'palette.switchLanguage',
        words: 'palette.switchLanguageWords',
        run: () => changeLanguage(language === 'de' ? 'en' : 'de'),
      },
      { id: 'sign out', title: 'session.signOut', words: 'palette.signOutWords', run: signOut },
    ],
    [changeLanguage, changeLooks, language, navigate, onKeys, onTour, signOut, theme],
  );
}

/** Whether the page is dark, by choice or by the system. */
const isDark = (theme: string): boolean =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
