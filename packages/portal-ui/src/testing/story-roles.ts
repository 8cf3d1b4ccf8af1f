import { FIRST_ROLES, type CurrentUser } from '@kontor/portal-core';
import { demoMerchant, demoPerson, type DemoAccountName } from './demo-data.js';

/** Who a story can be looked at as. */
export type StoryRole = keyof typeof FIRST_ROLES;

const ACCOUNTS: Readonly<Record<StoryRole, DemoAccountName>> = {
  sysadmin: 'admin',
  merchant: 'nordwind',
  warehouse: 'lager',
};

/** The signed-in user of a role. */
export function userOfRole(role: StoryRole): CurrentUser {
  return {
    ...demoPerson(ACCOUNTS[role]),
    language: null,
    settings: '{}',
    user_role_id: FIRST_ROLES[role].id,
    merchant: role === 'merchant' ? demoMerchant(2) : null,
    erp_shop_code: null,
    display_only_stock_products: false,
    products_status: '',
    profile_picture: '',
    dashboard_dynamic_content: null,
  };
}

/** What a role may do, as the server answers it. */
export function resourcesOfRole(role: StoryRole) {
  return {
    entries: FIRST_ROLES[role].resources.map((resource_code) => ({ acl_resource: { resource_code } })),
  };
}
