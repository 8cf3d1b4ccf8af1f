import { RESOURCE_CODES, type ResourceCode } from '@kontor/portal-core/access';
import type { TextKey } from '@kontor/portal-core/i18n';
import type { RoleInfo } from '@kontor/portal-core/users';

/** A named group of permissions. */
export interface ResourceGroup {
  readonly title: TextKey;
  readonly codes: readonly ResourceCode[];
}

const GROUPS: readonly ResourceGroup[] = [
  {
    title: 'users.groupWork',
    codes: [
      '/orders',
      '/can-add-warehouse-order-comment',
      '/can-edit-warehouse-order-comment',
      '/investigations/comments/status',
      '/products',
      '/order-errors',
      '/deliveries',
      '/downloads',
      '/blog',
      '/getForAllMerchants',
    ],
  },
  {
    title: 'users.groupManagement',
    codes: [
      '/management/users',
      '/create-user',
      '/edit-user',
      '/edit-role',
      '/edit-merchant',
      '/create-merchant',
      '/audit-log',
      '/settings',
      '/api-keys',
      '/erp-link',
    ],
  },
  {
    title: 'users.groupContent',
    codes: ['/cms-blocks-page', '/edit-cms-block', '/remove-cms-block', '/blog-admin', '/dashboard-configs'],
  },
];

/** Groups all permissions; those unknown to this version are in a group of their own. */
export function resourceGroups(roles: readonly RoleInfo[]): readonly ResourceGroup[] {
  const grouped = new Set(GROUPS.flatMap(({ codes }) => codes));
  const others = [...RESOURCE_CODES, ...roles.flatMap(({ resources }) => resources)].filter(
    (code) => !grouped.has(code),
  );
  return others.length === 0
    ? GROUPS
    : [...GROUPS, { title: 'users.groupOther', codes: [...new Set(others)] }];
}
