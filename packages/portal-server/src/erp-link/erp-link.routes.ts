import { erpOrders, erpStock } from '@kontor/portal-core/erp-link';
import { wholeScope } from '../access/index.js';
import type { ServerDeps } from '../server-deps.js';
import { type Route, route } from '../wire/index.js';
import { applyOrderReports } from './order-reports.js';
import { applyStockReports } from './stock-reports.js';

/** Routes by which the ERP and the warehouse report to the portal. */
export function erpLinkRoutes({
  database: { read },
  log,
  clock,
}: Pick<ServerDeps, 'database' | 'log' | 'clock'>): Route[] {
  return [
    route(erpOrders, ({ body, principal, scope, write, info: { t } }) =>
      applyOrderReports({ read, write, log, t, now: clock() }, wholeScope(principal, scope), body),
    ),
    route(erpStock, ({ body, principal, scope, write, info: { t } }) =>
      applyStockReports({ read, write, log, t, now: clock() }, wholeScope(principal, scope), body),
    ),
  ];
}
