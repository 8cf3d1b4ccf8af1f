import { ROLE_SYSADMIN, type CurrentUser, type ResourceCode } from '@kontor/portal-core';

/** What the signed-in user may do with users (specification 2 section 6). */
export interface UserPermissions {
  readonly ownId: number;
  readonly isSysadmin: boolean;
  /** Acts as someone else: passwords, roles and new users are then refused. */
  readonly isImpersonating: boolean;
  readonly mayCreate: boolean;
  readonly mayEdit: boolean;
  readonly mayChooseRole: boolean;
  readonly mayChooseMerchant: boolean;
  /** Merchant and shop code of each user are shown. */
  readonly seesMerchants: boolean;
}

export function userPermissions(user: CurrentUser, resources: ReadonlySet<ResourceCode>): UserPermissions {
  const isSysadmin = user.user_role_id === ROLE_SYSADMIN;
  return {
    ownId: user.id,
    isSysadmin,
    isImpersonating: user.impersonated_by !== undefined,
    mayCreate: resources.has('/create-user'),
    mayEdit: resources.has('/edit-user'),
    mayChooseRole: isSysadmin && resources.has('/edit-role'),
    mayChooseMerchant: isSysadmin && resources.has('/edit-merchant'),
    seesMerchants: resources.has('/getForAllMerchants'),
  };
}
