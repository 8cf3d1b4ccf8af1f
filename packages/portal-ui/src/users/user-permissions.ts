import { mayActAs, ROLE_MERCHANT, ROLE_SYSADMIN, type ResourceCode } from '@kontor/portal-core/access';
import type { CurrentUser } from '@kontor/portal-core/session';
import type { User } from '@kontor/portal-core/users';

/** Permissions of the signed-in user for managing users (specification 2 section 6). */
export interface UserPermissions {
  readonly ownId: number;
  readonly isSysadmin: boolean;
  /** True while acting as someone else: passwords, roles and new users are then refused. */
  readonly isImpersonating: boolean;
  readonly mayCreate: boolean;
  readonly mayEdit: boolean;
  /** Whether a user may be changed. Users who are not sysadmin may change merchants' users only: an edit would turn all others into those. */
  readonly mayChange: (user: User) => boolean;
  /** Whether a user may be switched off and on: nobody themselves, nor others while acting as someone. */
  readonly maySwitch: (user: User) => boolean;
  readonly mayActAs: (user: User) => boolean;
  readonly mayChooseRole: boolean;
  readonly mayChooseMerchant: boolean;
  /** True when the sessions of users may be seen and ended. */
  readonly mayEndSessions: boolean;
  /** True when merchant and shop code of each user are shown. */
  readonly seesMerchants: boolean;
}

export function userPermissions(user: CurrentUser, resources: ReadonlySet<ResourceCode>): UserPermissions {
  const isSysadmin = user.user_role_id === ROLE_SYSADMIN;
  const isImpersonating = user.impersonated_by !== undefined;
  const own = {
    userId: user.id,
    roleId: user.user_role_id,
    merchantId: user.merchant?.id ?? null,
    resources,
  };
  const mayChange = ({ user_role_id }: User) => isSysadmin || user_role_id === ROLE_MERCHANT;
  return {
    ownId: user.id,
    isSysadmin,
    isImpersonating,
    mayCreate: resources.has('/create-user') && !isImpersonating && (isSysadmin || user.merchant !== null),
    mayEdit: resources.has('/edit-user'),
    mayChange,
    maySwitch: (other) =>
      resources.has('/edit-user') && !isImpersonating && mayChange(other) && other.id !== user.id,
    mayActAs: ({ id, user_role_id, merchant_id, active, merchant }) =>
      !isImpersonating &&
      active &&
      merchant?.active !== false &&
      mayActAs(own, { userId: id, roleId: user_role_id, merchantId: merchant_id }),
    mayChooseRole: isSysadmin && resources.has('/edit-role'),
    mayChooseMerchant: isSysadmin && resources.has('/edit-merchant'),
    mayEndSessions: isSysadmin && !isImpersonating && resources.has('/edit-user'),
    seesMerchants: resources.has('/getForAllMerchants'),
  };
}
