import {
  RESOURCE_CODES,
  ROLE_MERCHANT,
  ROLE_SYSADMIN,
  ROLE_WAREHOUSE,
  type CurrentUser,
  type ResourceCode,
} from '@kontor/portal-core';

/** Who a story can be looked at as. */
export type StoryRole = 'sysadmin' | 'merchant' | 'warehouse';

const NORDWIND = { id: 20, merchant_name: 'Nordwind', erp_merchant_id: 2 };

const ROLES: Readonly<
  Record<
    StoryRole,
    { readonly id: number; readonly name: string; readonly resources: readonly ResourceCode[] }
  >
> = {
  sysadmin: { id: ROLE_SYSADMIN, name: 'Katharina Vogt', resources: RESOURCE_CODES },
  merchant: {
    id: ROLE_MERCHANT,
    name: 'Hinnerk Boysen',
    resources: [
      '/orders',
      '/products',
      '/deliveries',
      '/downloads',
      '/blog',
      '/can-add-warehouse-order-comment',
    ],
  },
  warehouse: {
    id: ROLE_WAREHOUSE,
    name: 'Jörg Petersen',
    resources: [
      '/orders',
      '/products',
      '/order-errors',
      '/deliveries',
      '/downloads',
      '/blog',
      '/getForAllMerchants',
      '/investigations/comments/status',
      '/can-add-warehouse-order-comment',
      '/can-edit-warehouse-order-comment',
    ],
  },
};

/** The signed-in user of a role. */
export function userOfRole(role: StoryRole): CurrentUser {
  return {
    id: ROLES[role].id,
    username: role,
    full_name: ROLES[role].name,
    email: `${role}@example.com`,
    language: null,
    settings: '{}',
    user_role_id: ROLES[role].id,
    merchant: role === 'merchant' ? NORDWIND : null,
    erp_shop_code: null,
    display_only_stock_products: false,
    products_status: '',
    profile_picture: '',
    dashboard_dynamic_content: null,
  };
}

/** What a role may do, as the server answers it. */
export function resourcesOfRole(role: StoryRole) {
  return { entries: ROLES[role].resources.map((resource_code) => ({ acl_resource: { resource_code } })) };
}
