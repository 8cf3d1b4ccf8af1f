import { auditLogRoutes } from './audit-log/audit-log.routes.js';
import { blogRoutes } from './blog/blog.routes.js';
import { cmsBlocksRoutes } from './cms-blocks/cms-blocks.routes.js';
import { dashboardsRoutes } from './dashboards/dashboards.routes.js';
import { deliveriesRoutes } from './deliveries/deliveries.routes.js';
import { apiKeysRoutes } from './embedding/api-keys.routes.js';
import { embedSessionRoutes } from './embedding/embed-session.routes.js';
import { healthRoutes } from './health/health.routes.js';
import type { Route } from './wire/handler.js';
import { investigationsRoutes } from './investigations/investigations.routes.js';
import { mediaRoutes } from './media/media.routes.js';
import { merchantsRoutes } from './merchants/merchants.routes.js';
import { orderErrorsRoutes } from './order-errors/order-errors.routes.js';
import { orderImportRoutes } from './order-import/order-import.routes.js';
import { bulkRoutes } from './orders/bulk.routes.js';
import { ordersRoutes } from './orders/orders.routes.js';
import { productsRoutes } from './products/products.routes.js';
import type { ServerDeps } from './server-deps.js';
import { savedViewsRoutes } from './saved-views/saved-views.routes.js';
import { impersonationRoutes } from './session/impersonation.routes.js';
import { sessionRoutes } from './session/session.routes.js';
import { settingsRoutes } from './settings/settings.routes.js';
import { stockRiskRoutes } from './stock-risk/stock-risk.routes.js';
import { userManagementRoutes } from './users/user-management.routes.js';
import { usersRoutes } from './users/users.routes.js';

/** Every route of the server: one line a feature. */
export function createRoutes(deps: ServerDeps): Route[] {
  return [
    ...healthRoutes(deps),
    ...sessionRoutes(deps),
    ...impersonationRoutes(deps),
    ...settingsRoutes(deps),
    ...mediaRoutes(deps),
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
    ...usersRoutes(deps),
    ...userManagementRoutes(deps),
    ...dashboardsRoutes(deps),
    ...apiKeysRoutes(deps),
    ...embedSessionRoutes(deps),
    ...blogRoutes(deps),
  ];
}
