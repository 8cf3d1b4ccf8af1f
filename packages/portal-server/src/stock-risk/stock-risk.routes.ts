import { today } from '@kontor/portal-core/dates';
import { productsAtRisk } from '@kontor/portal-core/stock-risk';
import { type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { findAnnounced } from '../erp/index.js';
import { productsAtRiskOf } from './products-at-risk.presenter.js';
import { findForecasts, lastTraining } from './stock-risk.store.js';

/** Routes of the stock risk: how long every product lasts, from the forecasts, the present stock and the announced deliveries. */
export function stockRiskRoutes({
  database: { read },
  clock,
  config: { timeZone },
}: Pick<ServerDeps, 'database' | 'clock' | 'config'>): Route[] {
  return [
    route(productsAtRisk, async ({ scope }) => {
      const [forecasts, announced, training] = await Promise.all([
        findForecasts(read, scope),
        findAnnounced(read, scope),
        lastTraining(read),
      ]);
      return productsAtRiskOf({ forecasts, announced, training, today: today(clock, timeZone), timeZone });
    }),
  ];
}
