import { KeyRound, LogIn, MonitorSmartphone, Pencil, Power, PowerOff } from 'lucide-react';
import type { Translate } from '@kontor/portal-core/i18n';
import { merchantLabel } from '@kontor/portal-core/merchants';
import type { Role, User } from '@kontor/portal-core/users';
import { Avatar } from '../media/index.js';
import { ActiveBadge, type MenuItem } from '../primitives/index.js';
import { actionsColumn, CellButton, CellMenu, type Column } from '../table/index.js';
import { roleName } from './role-name.js';
import { NameCell } from './Users.styles.js';
import type { UserPermissions } from './user-permissions.js';

/** Actions for a user of the table. */
export interface UserTasks {
  readonly onEdit: (user: User) => void;
  readonly onPassword: (user: User) => void;
  readonly onSessions: (user: User) => void;
  readonly onSwitch: (user: User) => void;
  readonly onLogInAs: (user: User) => void;
}

interface ColumnOptions extends UserTasks {
  readonly translate: Translate;
  readonly roles: readonly Role[];
  readonly permissions: UserPermissions;
}

/** What the menu of a row offers. */
type Further = 'password' | 'sessions' | 'switch';

/** The columns of the table of users; those of merchants and of actions depend on the present user. */
export function userColumns(options: ColumnOptions): readonly Column<User>[] {
  const { translate, roles, permissions } = options;
  return [
    {
      id: 'id',
      header: translate('users.id'),
      text: ({ id }) => String(id),
      width: 72,
      align: 'end',
      isSortable: true,
    },
    {
      id: 'username',
      card: 'title',
      isSortable: true,
      header: translate('users.username'),
      text: ({ username }) => username,
      renderCell: ({ username, full_name, profile_picture }) => (
        <NameCell>
          <Avatar src={profile_picture} name={full_name || username} />
          <span>{username}</span>
        </NameCell>
      ),
      width: 180,
      grow: 2,
    },
    {
      id: 'full_name',
      card: 'half',
      isSortable: true,
      header: translate('users.fullName'),
      text: ({ full_name }) => full_name,
      width: 160,
      grow: 2,
    },
    {
      id: 'role',
      card: 'half',
      header: translate('users.role'),
      text: ({ user_role_id }) => roleName(translate, roles, user_role_id),
      width: 140,
    },
    stateColumn(translate),
    ...(permissions.seesMerchants ? merchantColumns(translate) : []),
    userActions(options),
  ];
}

/** Whether the user can sign in: neither the user nor the merchant is switched off. */
function stateColumn(translate: Translate): Column<User> {
  const offText = ({ active }: User) => (active ? translate('users.merchantOff') : undefined);
  const isActive = ({ active, merchant }: User) => active && merchant?.active !== false;
  return {
    id: 'state',
    card: 'corner',
    header: translate('common.state'),
    text: (user) =>
      isActive(user) ? translate('common.active') : (offText(user) ?? translate('common.switchedOff')),
    renderCell: (user) => <ActiveBadge isActive={isActive(user)} offText={offText(user)} />,
    width: 128,
  };
}

function merchantColumns(translate: Translate): readonly Column<User>[] {
  return [
    {
      id: 'merchant',
      card: 'half',
      isSortable: true,
      header: translate('users.merchant'),
      text: ({ merchant }) => (merchant ? merchantLabel(merchant) : '–'),
      renderCard: ({ merchant }) => merchant && merchantLabel(merchant),
      width: 180,
      grow: 1,
    },
    {
      id: 'shopCode',
      card: 'named-half',
      header: translate('users.shopCode'),
      text: ({ erp_shop_code }) => erp_shop_code ?? '–',
      renderCard: ({ erp_shop_code }) => erp_shop_code,
      width: 120,
    },
  ];
}

function userActions({
  translate,
  permissions,
  onEdit,
  onPassword,
  onSessions,
  onSwitch,
  onLogInAs,
}: ColumnOptions): Column<User> {
  const { mayEdit, mayChange, mayActAs, ownId } = permissions;
  return actionsColumn<User>(
    translate,
    (user) => {
      const named = { name: user.username };
      const open: Record<Further, (user: User) => void> = {
        password: onPassword,
        sessions: onSessions,
        switch: onSwitch,
      };
      return (
        <>
          {mayEdit && (
            <CellButton
              label={translate('users.editNamed', named)}
              icon={<Pencil />}
              isDisabled={!mayChange(user)}
              onPress={() => onEdit(user)}
            />
          )}
          {user.id !== ownId && (
            <CellButton
              label={translate('users.logInAs', named)}
              icon={<LogIn />}
              isDisabled={!mayActAs(user)}
              onPress={() => onLogInAs(user)}
            />
          )}
          <CellMenu
            label={translate('common.furtherActionsOf', named)}
            items={furtherItems(user, translate, permissions)}
            onAction={(id) => open[id](user)}
          />
        </>
      );
    },
    116,
  );
}

function furtherItems(user: User, translate: Translate, permissions: UserPermissions): MenuItem<Further>[] {
  const { mayEdit, mayChange, maySwitch, mayEndSessions, isImpersonating } = permissions;
  const named = { name: user.username };
  const all: (MenuItem<Further> | false)[] = [
    mayEdit &&
      !isImpersonating && {
        id: 'password',
        label: translate('users.passwordOf', named),
        icon: <KeyRound />,
        isDisabled: !mayChange(user),
      },
    mayEndSessions && {
      id: 'sessions',
      label: translate('session.sessionsOf', named),
      icon: <MonitorSmartphone />,
    },
    mayEdit &&
      !isImpersonating && {
        id: 'switch',
        label: translate(user.active ? 'users.switchOffNamed' : 'users.switchOnNamed', named),
        icon: user.active ? <PowerOff /> : <Power />,
        isDisabled: !maySwitch(user),
      },
  ];
  return all.filter((item) => item !== false);
}
