import * as auditLogCalls from '../audit-log/audit-log.api.js';
import * as blogCalls from '../blog/blog.api.js';
import * as cmsBlockCalls from '../cms-blocks/cms-blocks.api.js';
import * as dashboardCalls from '../dashboards/dashboards.api.js';
import * as deliveryCalls from '../deliveries/deliveries.api.js';
import * as embeddingCalls from '../embedding/embedding.api.js';
import * as healthCalls from '../health/health.api.js';
import * as investigationCalls from '../investigations/investigations.api.js';
import * as mediaCalls from '../media/media.api.js';
import * as merchantCalls from '../merchants/merchants.api.js';
import * as orderErrorCalls from '../order-errors/order-errors.api.js';
import * as importProfileCalls from '../order-import/import-profiles.api.js';
import * as importRecipeCalls from '../order-import/import-recipes.api.js';
import * as orderImportCalls from '../order-import/order-import.api.js';
import * as orderBulkCalls from '../orders/bulk.api.js';
import * as orderCalls from '../orders/orders.api.js';
import * as productCalls from '../products/products.api.js';
import * as savedViewCalls from '../saved-views/saved-views.api.js';
import * as impersonationCalls from '../session/impersonation.api.js';
import * as sessionCalls from '../session/session.api.js';
import * as settingCalls from '../settings/settings.api.js';
import * as stockRiskCalls from '../stock-risk/stock-risk.api.js';
import * as userManagementCalls from '../users/user-management.api.js';
import * as userCalls from '../users/users.api.js';
import type { AnyCall } from '../wire/call.js';

/** Every call of the contract. The router serves nothing else, and the permission test walks exactly this list. */
export const CONTRACT: readonly AnyCall[] = [
  healthCalls,
  sessionCalls,
  impersonationCalls,
  settingCalls,
  mediaCalls,
  merchantCalls,
  orderCalls,
  orderBulkCalls,
  productCalls,
  orderImportCalls,
  importProfileCalls,
  importRecipeCalls,
  orderErrorCalls,
  investigationCalls,
  stockRiskCalls,
  userCalls,
  userManagementCalls,
  deliveryCalls,
  cmsBlockCalls,
  auditLogCalls,
  dashboardCalls,
  embeddingCalls,
  blogCalls,
  savedViewCalls,
].flatMap((feature) => (Object.values(feature) as unknown[]).filter(isCall));

function isCall(value: unknown): value is AnyCall {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'access' in value && 'path' in value
  );
}
