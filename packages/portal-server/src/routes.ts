import { auditLogRoutes, inMyNameRoute } from './audit-log/index.js';
import { blogRoutes } from './blog/index.js';
import { cmsBlocksRoutes } from './cms-blocks/index.js';
import { dashboardsRoutes } from './dashboards/index.js';
import { deliveriesRoutes } from './deliveries/index.js';
import { digestRoutes } from './digest/index.js';
import { apiKeysRoutes, embedSessionRoutes } from './embedding/index.js';
import {
  comparingRoutes,
  erpLinkRoutes,
  outboxRoutes,
  takenFilesRoutes,
  wordsRoutes,
} from './erp-link/index.js';
import { healthRoutes } from './health/index.js';
import { liveRoutes } from './live/index.js';
import type { Route } from './wire/index.js';
import { investigationsRoutes } from './investigations/index.js';
import { mediaRoutes } from './media/index.js';
import { merchantsRoutes } from './merchants/index.js';
import { orderErrorsRoutes } from './order-errors/index.js';
import { orderImportRoutes } from './order-import/index.js';
import { bulkRoutes, ordersRoutes } from './orders/index.js';
import { productsRoutes } from './products/index.js';
import type { ServerDeps } from './server-deps.js';
import { savedViewsRoutes } from './saved-views/index.js';
import {
  impersonationRoutes,
  secondFactorRoutes,
  sessionRoutes,
  sessionsRoutes,
  visitsRoutes,
} from './session/index.js';
import { settingsRoutes } from './settings/index.js';
import { stockRiskRoutes } from './stock-risk/index.js';
import {
  firstAccountRoutes,
  userActiveRoutes,
  userManagementRoutes,
  liftRefusalRoute,
  refusalsRoute,
  userSecondFactorRoutes,
  userSessionsRoutes,
  usersRoutes,
} from './users/index.js';

/** Creates every route of the server: one line per feature. */
export function createRoutes(deps: ServerDeps): Route[] {
  return [
    ...healthRoutes(deps),
    ...sessionRoutes(deps),
    ...sessionsRoutes(deps),
    ...visitsRoutes(deps),
    ...digestRoutes(deps),
    ...secondFactorRoutes(deps),
    ...impersonationRoutes(deps),
    ...settingsRoutes(deps),
    ...mediaRoutes(deps),
    ...liveRoutes(deps),
    ...merchantsRoutes(deps),
    ...ordersRoutes(deps),
    ...bulkRoutes(deps),
    ...savedViewsRoutes(deps),
    ...productsRoutes(deps),
    ...orderImportRoutes(deps),
    ...orderErrorsRoutes(deps),
    ...investigationsRoutes(deps),
    ...stockRiskRoutes(deps),
    ...deliveriesRoutes(deps),
    ...cmsBlocksRoutes(deps),
    ...auditLogRoutes(deps),
    inMyNameRoute(deps),
    ...usersRoutes(deps),
    ...firstAccountRoutes(deps),
    ...userManagementRoutes(deps),
    ...userSessionsRoutes(deps),
    ...userSecondFactorRoutes(deps),
    liftRefusalRoute(deps),
    refusalsRoute(deps),
    ...userActiveRoutes(deps),
    ...dashboardsRoutes(deps),
    ...apiKeysRoutes(deps),
    ...embedSessionRoutes(deps),
    ...erpLinkRoutes(deps),
    ...takenFilesRoutes(deps),
    ...comparingRoutes(deps),
    ...outboxRoutes(deps),
    ...wordsRoutes(deps),
    ...blogRoutes(deps),
  ];
}
