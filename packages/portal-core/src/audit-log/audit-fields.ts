import { BLOG_POST_FIELDS } from '../blog/index.js';
import { CMS_BLOCK_FIELDS } from '../cms-blocks/index.js';
import { DELIVERY_FIELDS } from '../deliveries/index.js';
import { fieldLabels } from '../fields/index.js';
import type { TextKey } from '../i18n/index.js';
import { MERCHANT_FIELDS } from '../merchants/index.js';
import { ORDER_ERROR_FIELDS } from '../order-errors/index.js';
import { PRODUCT_FIELDS } from '../products/index.js';
import { USER_FIELDS } from '../users/index.js';

/** The kinds of records that a write can change. */
export const AUDIT_KINDS = {
  order: 'auditLog.kindOrder',
  order_import: 'auditLog.kindOrderImport',
  product: 'auditLog.kindProduct',
  order_error: 'auditLog.kindOrderError',
  investigation: 'auditLog.kindInvestigation',
  delivery: 'auditLog.kindDelivery',
  user: 'auditLog.kindUser',
  merchant: 'auditLog.kindMerchant',
  cms_block: 'auditLog.kindCmsBlock',
  blog_post: 'auditLog.kindBlogPost',
  dashboard: 'auditLog.kindDashboard',
  setting: 'auditLog.kindSetting',
  media: 'auditLog.kindMedia',
  api_key: 'auditLog.kindApiKey',
} as const satisfies Readonly<Record<string, TextKey>>;
export type AuditKind = keyof typeof AUDIT_KINDS;

type Names = Readonly<Record<string, TextKey>>;
const COMMENTED = { comment_id: 'auditLog.fieldComment' } as const;

/** Labels of a product's fields. The audit log stores them under their column names; amounts are in cents and grams. */
const PRODUCT_NAMES: Names = {
  ...Object.fromEntries(Object.values(PRODUCT_FIELDS).map(({ column, label }) => [column, label])),
  price_cents: 'auditLog.fieldPrice',
  weight_grams: 'auditLog.fieldWeight',
  created: PRODUCT_FIELDS.id.label,
  position: 'auditLog.fieldPosition',
};

/**
 * Labels of the fields that a write can change, by kind of record. The audit log stores only the names of changed fields, or a name with
 * its new value.
 */
export const AUDIT_FIELDS: Readonly<Record<AuditKind, Names>> = {
  order: {
    ...COMMENTED,
    comment: 'orders.commentAction',
    tracking_number: 'orders.trackingNumber',
    carrier: 'orders.carrier',
    address: 'investigations.address',
    erp_number: 'auditLog.fieldErpNumber',
    erp_decision: 'auditLog.fieldErpDecision',
    reason: 'auditLog.fieldReason',
    replaces: 'auditLog.fieldReplaces',
    replaced_by: 'auditLog.fieldReplacedBy',
    error: 'auditLog.kindOrderError',
    type: ORDER_ERROR_FIELDS.type.label,
  },
  order_import: {},
  product: PRODUCT_NAMES,
  order_error: fieldLabels(ORDER_ERROR_FIELDS),
  investigation: COMMENTED,
  delivery: { ...fieldLabels(DELIVERY_FIELDS), ...COMMENTED, booked: 'auditLog.fieldBooked' },
  user: { ...fieldLabels(USER_FIELDS), settings: 'users.settings', address: 'auditLog.address' },
  merchant: fieldLabels(MERCHANT_FIELDS),
  cms_block: fieldLabels(CMS_BLOCK_FIELDS),
  blog_post: fieldLabels(BLOG_POST_FIELDS),
  dashboard: {},
  setting: {},
  media: { file_name: 'auditLog.kindMedia' },
  api_key: { user_id: 'auditLog.fieldUser', merchant_id: 'users.merchant', scopes: 'apiKeys.scopes' },
};
