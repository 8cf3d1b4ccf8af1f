import { today } from '@kontor/portal-core/dates';
import { productOutlook, productsAtRisk } from '@kontor/portal-core/stock-risk';
import { HttpProblem, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { findAnnounced } from '../erp/index.js';
import { findForecast, findPredictions, lastTrainedAt } from './forecast.store.js';
import { countHits, findPastWeeks } from './foretold.store.js';
import { outlookOf, productAtRiskOf } from './stock-risk.presenter.js';

/** Routes of the stock risk: how long every product lasts, and why and how well that is known of one. */
export function stockRiskRoutes({
  database: { read },
  clock,
  config: { timeZone },
}: Pick<ServerDeps, 'database' | 'clock' | 'config'>): Route[] {
  return [
    route(productsAtRisk, async ({ scope }) => {
      const [predictions, trained_at] = await Promise.all([
        findPredictions(read, scope),
        lastTrainedAt(read),
      ]);
      const entries = predictions.map(productAtRiskOf);
      return { entries, today: today(clock, timeZone), time_zone: timeZone, trained_at };
    }),
    route(productOutlook, async ({ params: { id }, scope }) => {
      const forecast = await findForecast(read, scope, id);
      if (forecast === null) throw new HttpProblem('not_found');
      const [announced, record, this_week] = await Promise.all([
        findAnnounced(read, scope, [id]),
        findPastWeeks(read, scope, id),
        countHits(read, scope, forecast.merchant_erp_id),
      ]);
      const deliveries = announced.get(id) ?? [];
      return outlookOf(forecast, { deliveries, record, this_week, today: today(clock, timeZone) });
    }),
  ];
}
