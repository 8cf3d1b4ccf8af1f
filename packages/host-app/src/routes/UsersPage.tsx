import { useCallback } from 'react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { User } from '@kontor/portal-core/users';
import { ApiError } from '@kontor/portal-core/wire';
import { useCurrentUser, useNotify, useTranslate } from '@kontor/portal-ui';
import { Users } from '@kontor/portal-ui/users';
import { useHost } from '../shell/index.js';
import { PageLink } from '../navigation/index.js';
import { useListPage } from './useListPage.js';

/** The page of the users, and below it that of a new one. */
export function UsersPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { logInAs } = useHost();
  const ownId = useCurrentUser()?.id;
  const shown = useListPage();
  const actAs = useCallback(
    ({ id, username }: User) => {
      if (ownId === undefined) return;
      logInAs(id, ownId).catch((error: unknown) =>
        notify({
          level: 'danger',
          title: translate('shell.logInAsFailed', { name: username }),
          message: error instanceof ApiError ? error.message : '',
        }),
      );
    },
    [logInAs, ownId, notify, translate],
  );
  return (
    <Users
      {...shown}
      onLogInAs={actAs}
      isCreating={pathname === '/users/create'}
      onCreatingEnd={() => void navigate({ to: '/users' })}
      heading={<h1>{translate('shell.users')}</h1>}
      links={<PageLink to="/users/roles">{translate('shell.roles')}</PageLink>}
    />
  );
}
