import type { FixedFilters } from './fixed-filters.js';

/** What a user may do, as the server delivers it (specification 1 section 6, specification 2 section 6, api.md). */
export const RESOURCE_CODES = [
  '/orders',
  '/products',
  '/order-errors',
  '/deliveries',
  '/downloads',
  '/management/users',
  '/cms-blocks-page',
  '/blog',
  '/blog-admin',
  '/dashboard-configs',
  '/settings',
  '/edit-user',
  '/getForAllMerchants',
  '/edit-role',
  '/edit-merchant',
  '/create-user',
  '/create-merchant',
  '/edit-cms-block',
  '/remove-cms-block',
  '/investigations/comments/status',
  '/can-add-warehouse-order-comment',
  '/can-edit-warehouse-order-comment',
  '/api-keys',
  '/audit-log',
  '/erp-link',
] as const;
export type ResourceCode = (typeof RESOURCE_CODES)[number];

/** The role that may do everything (specification 2 section 6). */
export const ROLE_SYSADMIN = 1;
/** The default role of a merchant's user. */
export const ROLE_MERCHANT = 2;
/** The role of the warehouse's staff (api.md, choices). */
export const ROLE_WAREHOUSE = 3;

/** Fixed filters, and the time zone in which their days are counted. */
export interface ScopeFilters {
  readonly filters: FixedFilters;
  readonly timeZone: string;
}

/**
 * The records that a query may touch. Every query requires one; nothing can be read without it. `merchant`: only the records of that ERP
 * merchant id, and of those only what the fixed filters match. `all`: the records of every merchant.
 */
export type DataScope =
  | { readonly kind: 'merchant'; readonly merchantErpId: number; readonly fixed?: ScopeFilters | undefined }
  | { readonly kind: 'all' };
