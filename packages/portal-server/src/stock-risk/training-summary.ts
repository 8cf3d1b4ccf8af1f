import type { DemandForecast } from '@kontor/portal-core/stock-risk';
import type { Training } from './stock-risk.store.js';

type Errors = Pick<DemandForecast, 'backTestError' | 'plainError' | 'dailyDemand'>;

/** Summarises a training over all products. The errors of products that sell more weigh more. */
export function summarise(
  forecasts: readonly (Errors | null)[],
): Pick<Training, 'products' | 'forecasts' | 'back_test_error' | 'plain_error'> {
  const made = forecasts.filter((forecast) => forecast !== null);
  return {
    products: forecasts.length,
    forecasts: made.length,
    back_test_error: weighted(made, 'backTestError'),
    plain_error: weighted(made, 'plainError'),
  };
}

function weighted(forecasts: readonly Errors[], name: 'backTestError' | 'plainError'): number | null {
  let sum = 0;
  let weight = 0;
  for (const { [name]: error, dailyDemand } of forecasts) {
    if (error === null) continue;
    sum += error * dailyDemand;
    weight += dailyDemand;
  }
  return weight > 0 ? Math.round((sum / weight) * 1000) / 1000 : null;
}
