import { erpInbound, erpOrders, erpProducts, erpStock, productsImport } from '@kontor/portal-core/erp-link';
import { wholeScope } from '../access/index.js';
import type { ServerDeps } from '../server-deps.js';
import { type Route, route } from '../wire/index.js';
import { applyInboundReports } from './inbound-reports.js';
import { applyOrderReports } from './order-reports.js';
import { applyProductReports } from './product-reports.js';
import { applyStockReports } from './stock-reports.js';

/** Routes by which the ERP and the warehouse report to the portal. */
export function erpLinkRoutes({
  database: { read },
  log,
  clock,
  config,
}: Pick<ServerDeps, 'database' | 'log' | 'clock' | 'config'>): Route[] {
  return [
    route(erpOrders, ({ body, principal, scope, write, info: { t } }) =>
      applyOrderReports({ read, write, log, t, now: clock() }, wholeScope(principal, scope), body),
    ),
    route(erpProducts, ({ body, principal, scope, write, info: { t } }) => {
      const doors = { read, write, log, t, now: clock() };
      return applyProductReports(doors, { scope: wholeScope(principal, scope), by: 'erp' }, body);
    }),
    route(productsImport, ({ body, principal, scope, write, info: { t } }) => {
      const doors = { read, write, log, t, now: clock() };
      return applyProductReports(doors, { scope: wholeScope(principal, scope), by: 'person' }, body);
    }),
    route(erpInbound, ({ body, principal, scope, actor, write, info: { t } }) => {
      const doors = { read, write, log, t, now: clock(), actor, timeZone: config.timeZone };
      return applyInboundReports(doors, wholeScope(principal, scope), body);
    }),
    route(erpStock, ({ body, principal, scope, write, info: { t } }) =>
      applyStockReports({ read, write, log, t, now: clock() }, wholeScope(principal, scope), body),
    ),
  ];
}
