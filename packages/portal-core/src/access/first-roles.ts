import {
  RESOURCE_CODES,
  ROLE_MERCHANT,
  ROLE_SYSADMIN,
  ROLE_WAREHOUSE,
  type ResourceCode,
} from './access.types.js';

/** A role that exists in every new portal. */
export interface FirstRole {
  readonly id: number;
  readonly name: string;
  readonly resources: readonly ResourceCode[];
}

const MERCHANT_RESOURCES: readonly ResourceCode[] = [
  '/orders',
  '/products',
  '/deliveries',
  '/downloads',
  '/blog',
  '/can-add-warehouse-order-comment',
];

const WAREHOUSE_RESOURCES: readonly ResourceCode[] = [
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
  '/erp-link',
];

/** The roles of a portal on its first day (specification 2 section 6, api.md). A code that is added here needs a migration, too. */
export const FIRST_ROLES = {
  sysadmin: { id: ROLE_SYSADMIN, name: 'sysadmin', resources: RESOURCE_CODES },
  merchant: { id: ROLE_MERCHANT, name: 'merchant', resources: MERCHANT_RESOURCES },
  warehouse: { id: ROLE_WAREHOUSE, name: 'warehouse', resources: WAREHOUSE_RESOURCES },
} as const satisfies Readonly<Record<string, FirstRole>>;
