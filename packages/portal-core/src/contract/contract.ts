import { auditLogCalls } from '../audit-log/index.js';
import { blogCalls } from '../blog/index.js';
import { cmsBlockCalls } from '../cms-blocks/index.js';
import { dashboardCalls } from '../dashboards/index.js';
import { deliveryCalls } from '../deliveries/index.js';
import { digestCalls } from '../digest/index.js';
import { embeddingCalls } from '../embedding/index.js';
import {
  erpComparingCalls,
  erpLinkCalls,
  erpOutboxCalls,
  erpWordCalls,
  takenFileCalls,
} from '../erp-link/index.js';
import { healthCalls } from '../health/index.js';
import { investigationCalls } from '../investigations/index.js';
import { liveCalls } from '../live/index.js';
import { mediaCalls } from '../media/index.js';
import { merchantCalls } from '../merchants/index.js';
import { orderErrorCalls } from '../order-errors/index.js';
import { importProfileCalls, importRecipeCalls, orderImportCalls } from '../order-import/index.js';
import { orderBulkCalls, orderCalls } from '../orders/index.js';
import { productCalls } from '../products/index.js';
import { savedViewCalls } from '../saved-views/index.js';
import {
  impersonationCalls,
  secondFactorCalls,
  sessionCalls,
  sessionsCalls,
  userSessionCalls,
  visitCalls,
} from '../session/index.js';
import { settingCalls } from '../settings/index.js';
import { stockRiskCalls } from '../stock-risk/index.js';
import { firstAccountCalls, refusalCalls, userCalls, userManagementCalls } from '../users/index.js';
import type { AnyCall } from '../wire/index.js';

/** Every call of the contract. The router serves no other call, and the permission test checks exactly this list. */
export const CONTRACT: readonly AnyCall[] = [
  healthCalls,
  sessionCalls,
  sessionsCalls,
  secondFactorCalls,
  firstAccountCalls,
  impersonationCalls,
  settingCalls,
  mediaCalls,
  liveCalls,
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
  refusalCalls,
  userManagementCalls,
  userSessionCalls,
  visitCalls,
  digestCalls,
  deliveryCalls,
  cmsBlockCalls,
  auditLogCalls,
  dashboardCalls,
  embeddingCalls,
  erpLinkCalls,
  takenFileCalls,
  erpComparingCalls,
  erpOutboxCalls,
  erpWordCalls,
  blogCalls,
  savedViewCalls,
].flatMap((feature) => (Object.values(feature) as unknown[]).filter(isCall));

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'path' in value && 'requestKind' in value;
}
