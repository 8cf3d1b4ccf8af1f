import { ROLE_MERCHANT, ROLE_SYSADMIN, ROLE_WAREHOUSE } from '@kontor/portal-core/access';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import type { Role } from '@kontor/portal-core/users';

const NAMES: Readonly<Record<number, TextKey>> = {
  [ROLE_SYSADMIN]: 'users.roleSysadmin',
  [ROLE_MERCHANT]: 'users.roleMerchant',
  [ROLE_WAREHOUSE]: 'users.roleWarehouse',
};

/** Name of a role; „Unknown Role" for an unknown one (specification 2 section 6). */
export function roleName(translate: Translate, roles: readonly Role[], id: number): string {
  const name = NAMES[id];
  if (name !== undefined) return translate(name);
  return roles.find((role) => role.id === id)?.role_name ?? translate('users.roleUnknown');
}
