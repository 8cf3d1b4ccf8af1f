import { ROLE_MERCHANT } from '@kontor/portal-core/access';
import type { CurrentUser } from '@kontor/portal-core/session';
import type { PageCaller } from '../wire/index.js';
import type { UserRow } from './session.store.js';

/** The signed-in user as the contract shows it. `actor` is the user who really acts, when it is another one. */
export function presentCurrentUser(
  row: UserRow,
  actor: Pick<UserRow, 'id' | 'username' | 'lacks_second_factor'> | null,
): CurrentUser {
  return {
    id: row.id,
    username: row.username,
    full_name: row.full_name,
    email: row.email,
    language: row.language,
    settings: row.settings,
    user_role_id: row.user_role_id,
    merchant:
      row.merchant_id === null
        ? null
        : {
            id: row.merchant_id,
            merchant_name: row.merchant_name ?? '',
            erp_merchant_id: row.erp_merchant_id ?? 0,
          },
    erp_shop_code: row.erp_shop_code,
    display_only_stock_products: row.display_only_stock_products === 1,
    products_status: row.products_status,
    profile_picture: row.profile_picture,
    dashboard_dynamic_content: row.dashboard_id === null ? null : { id: row.dashboard_id },
    ...((actor ?? row).lacks_second_factor === 1 && { lacks_second_factor: true as const }),
    ...(actor && { impersonated_by: { id: actor.id, username: actor.username } }),
  };
}

/**
 * The account as a partner's page sees it: with the merchant of its token and no role of its own. Its e-mail address and its interface
 * settings are not shown there.
 */
export function presentPageUser(row: UserRow, { merchant, language }: PageCaller): CurrentUser {
  return {
    ...presentCurrentUser({ ...row, lacks_second_factor: 0 }, null),
    email: '',
    settings: '{}',
    language: language ?? row.language,
    user_role_id: ROLE_MERCHANT,
    merchant: { ...merchant },
  };
}
