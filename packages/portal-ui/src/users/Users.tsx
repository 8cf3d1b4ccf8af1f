import { useMemo, useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { USERS_PAGE_SIZE, type User } from '@kontor/portal-core';
import { Button } from '../primitives/index.js';
import { PageColumn, PageHead } from '../primitives/layout/Page.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { useAllowedResources, useCurrentUser } from '../session/index.js';
import { Pager, Table, TableFooter } from '../table/index.js';
import { PasswordDialog } from './PasswordDialog.js';
import { userColumns } from './user-columns.js';
import { userPermissions, type UserPermissions } from './user-permissions.js';
import { UserDialog } from './UserDialog.js';
import { useRoles, useUsers } from './useUsers.js';

export interface UsersProps {
  /** From 1. */
  readonly page: number;
  readonly onChange: (change: { readonly page: number }) => void;
  /** Called with the user to act as. */
  readonly onLogInAs: (user: User) => void;
  /** The form of a new user is open, as the host's own page for it asks. */
  readonly isCreating?: boolean;
  /** Called when that form opens or closes. */
  readonly onCreating: (isCreating: boolean) => void;
  /** The title of the page. */
  readonly heading?: ReactNode;
}

/** The users of one's merchant, or of all: create, edit, give passwords, act as one of them. */
export function Users(props: UsersProps) {
  const user = useCurrentUser();
  const resources = useAllowedResources();
  if (user === undefined || resources === undefined) return props.heading;
  return <KnownUsers {...props} permissions={userPermissions(user, resources)} />;
}

type Task = { readonly kind: 'edit' | 'password'; readonly user: User };
const rowId = (user: User) => String(user.id);

function KnownUsers(props: UsersProps & { readonly permissions: UserPermissions }) {
  const { page, onChange, onLogInAs, permissions, isCreating = false, onCreating } = props;
  const translate = useTranslate();
  const language = useLanguage();
  const roles = useRoles();
  const { users, isLoading, error, retry } = useUsers(page);
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
      }),
    [translate, roles, permissions, onLogInAs],
  );
  const found = users?.foundCount;
  const close = () => setTask(null);
  return (
    <PageColumn>
      <PageHead>
        {props.heading}
        {permissions.mayCreate && !permissions.isImpersonating && (
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => onCreating(true)}>
            {translate('users.create')}
          </Button>
        )}
      </PageHead>
      <Table
        label={translate('users.tableLabel')}
        columns={columns}
        rows={users?.entries ?? []}
        rowId={rowId}
        totalCount={found}
        rowOffset={(page - 1) * USERS_PAGE_SIZE}
        maxHeight="none"
        isLoading={isLoading}
        skeletonRows={6}
        error={error ? { message: problemText(error, translate), onRetry: retry } : undefined}
        emptyText={translate('users.noResults')}
        footer={
          <TableFooter
            count={
              found === undefined
                ? ''
                : translate('users.foundCount', { count: found, total: found.toLocaleString(language) })
            }
          >
            <Pager
              page={page}
              pageSize={USERS_PAGE_SIZE}
              totalCount={found ?? 0}
              isLoading={isLoading}
              onChange={onChange}
            />
          </TableFooter>
        }
      />
      {isCreating && permissions.mayCreate && (
        <UserDialog user={null} permissions={permissions} onClose={() => onCreating(false)} />
      )}
      {task?.kind === 'edit' && <UserDialog user={task.user} permissions={permissions} onClose={close} />}
      {task?.kind === 'password' && <PasswordDialog user={task.user} onClose={close} />}
    </PageColumn>
  );
}
