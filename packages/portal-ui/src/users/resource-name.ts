import type { ResourceCode } from '@kontor/portal-core/access';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';

const NAMES: Readonly<Record<ResourceCode, TextKey>> = {
  '/orders': 'users.mayOrders',
  '/products': 'users.mayProducts',
  '/order-errors': 'users.mayOrderErrors',
  '/deliveries': 'users.mayDeliveries',
  '/downloads': 'users.mayDownloads',
  '/management/users': 'users.mayUsers',
  '/cms-blocks-page': 'users.mayCmsBlocks',
  '/blog': 'users.mayBlog',
  '/blog-admin': 'users.mayBlogAdmin',
  '/dashboard-configs': 'users.mayDashboards',
  '/settings': 'users.maySettings',
  '/edit-user': 'users.mayEditUser',
  '/getForAllMerchants': 'users.mayAllMerchants',
  '/edit-role': 'users.mayEditRole',
  '/edit-merchant': 'users.mayEditMerchant',
  '/create-user': 'users.mayCreateUser',
  '/create-merchant': 'users.mayCreateMerchant',
  '/edit-cms-block': 'users.mayEditCmsBlock',
  '/remove-cms-block': 'users.mayRemoveCmsBlock',
  '/investigations/comments/status': 'users.mayInvestigationStatus',
  '/can-add-warehouse-order-comment': 'users.mayAddComment',
  '/can-edit-warehouse-order-comment': 'users.mayEditComment',
  '/api-keys': 'users.mayApiKeys',
  '/erp-link': 'users.mayErpLink',
  '/audit-log': 'users.mayAuditLog',
};

/** Name of the permission for a resource code; an unknown code is returned unchanged. */
export function resourceName(translate: Translate, code: ResourceCode): string {
  const name = (NAMES as Readonly<Record<string, TextKey | undefined>>)[code];
  return name === undefined ? code : translate(name);
}
