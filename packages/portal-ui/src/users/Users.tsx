import { useMemo, useState, type ReactNode } from 'react';
import { USERS_PAGE_SIZE, type User } from '@kontor/portal-core/users';
import {
  Button,
  CreateButton,
  ListNarrowing,
  stateChoiceOf,
  type NarrowedPage,
  type Narrowing,
} from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useAllowedResources, useCurrentUser } from '../session/index.js';
import { PagedTable, useColumnWidths } from '../table/index.js';
import { CreateUser } from './CreateUser.js';
import { PasswordDialog } from './PasswordDialog.js';
import { RefusalsDialog } from './RefusalsDialog.js';
import { UserActiveDialog } from './UserActiveDialog.js';
import { userColumns } from './user-columns.js';
import { userPermissions, type UserPermissions } from './user-permissions.js';
import { UserDialog } from './UserDialog.js';
import { UserSessionsDialog } from './UserSessionsDialog.js';
import { useRoles, useUsers } from './useUsers.js';

export interface UsersProps extends Narrowing {
  /** From 1. */
  readonly page: number;
  /** Called with the page that is opened, and with what the list is narrowed to. */
  readonly onChange: (next: NarrowedPage) => void;
  /** Called with the user to act as. */
  readonly onLogInAs: (user: User) => void;
  /** True to show the page of a new user in place of the table, to whoever may create one. */
  readonly isCreating?: boolean;
  /** Called when that page is to be left. */
  readonly onCreatingEnd: () => void;
  readonly heading?: ReactNode;
  /** Links to pages beside this one, before the actions. */
  readonly links?: ReactNode;
}

/** Table of the users of the own merchant, or of all: create, edit, set passwords, end sessions, switch off and on, act as one of them. */
export function Users(props: UsersProps) {
  const user = useCurrentUser();
  const resources = useAllowedResources();
  if (user === undefined || resources === undefined) return props.heading;
  const permissions = userPermissions(user, resources);
  if (props.isCreating && permissions.mayCreate)
    return <CreateUser permissions={permissions} onLeave={props.onCreatingEnd} />;
  return <KnownUsers {...props} permissions={permissions} />;
}

type Task =
  | { readonly kind: 'edit' | 'password' | 'sessions' | 'active'; readonly user: User }
  | { readonly kind: 'create' | 'refusals' };

function KnownUsers(props: UsersProps & { readonly permissions: UserPermissions }) {
  const { page, onChange, onLogInAs, permissions } = props;
  const { search = '', sort } = props;
  const narrowing = { state: stateChoiceOf(props.state), search, sort };
  const translate = useTranslate();
  const { roles } = useRoles();
  const users = useUsers(page, narrowing);
  const [task, setTask] = useState<Task | null>(null);
  const columns = useMemo(
    () =>
      userColumns({
        translate,
        roles,
        permissions,
        onLogInAs,
        onEdit: (user) => setTask({ kind: 'edit', user }),
        onPassword: (user) => setTask({ kind: 'password', user }),
        onSwitch: (user) => setTask({ kind: 'active', user }),
        onSessions: (user) => setTask({ kind: 'sessions', user }),
      }),
    [translate, roles, permissions, onLogInAs],
  );
  const close = () => setTask(null);
  return (
    <PagedTable
      label={translate('users.tableLabel')}
      columns={columns}
      widths={useColumnWidths('users')}
      rows={users}
      page={page}
      pageSize={USERS_PAGE_SIZE}
      onChange={(opened) => onChange({ ...opened, ...narrowing })}
      sort={sort ?? 'id'}
      onSort={(next) => onChange({ ...narrowing, page: 1, sort: next })}
      foundText="users.foundCount"
      emptyText={translate('users.noResults')}
      heading={props.heading}
      filters={<ListNarrowing label={translate('users.search')} {...narrowing} onChange={onChange} />}
      actions={
        <>
          {props.links}
          {permissions.mayEndSessions && (
            <Button onPress={() => setTask({ kind: 'refusals' })}>{translate('session.refusals')}</Button>
          )}
          {permissions.mayCreate && (
            <CreateButton onPress={() => setTask({ kind: 'create' })}>
              {translate('users.create')}
            </CreateButton>
          )}
        </>
      }
    >
      {task?.kind === 'create' && <UserDialog user={null} permissions={permissions} onClose={close} />}
      {task?.kind === 'edit' && <UserDialog user={task.user} permissions={permissions} onClose={close} />}
      {task?.kind === 'active' && <UserActiveDialog user={task.user} onClose={close} />}
      {task?.kind === 'sessions' && <UserSessionsDialog user={task.user} onClose={close} />}
      {task?.kind === 'refusals' && <RefusalsDialog onClose={close} />}
      {task?.kind === 'password' && <PasswordDialog user={task.user} onClose={close} />}
    </PagedTable>
  );
}
