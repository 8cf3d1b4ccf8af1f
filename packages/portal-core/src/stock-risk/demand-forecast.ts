import { bestModel } from './back-test.js';
import { meanOf, type DemandHistory, type WeekdayDemand } from './demand-history.js';
import type { DemandModelName } from './demand-model-names.js';
import { DEMAND_MODELS } from './demand-models.js';

/** Least number of days with a sale in the past two months; with fewer, a product is not supported, since low sales show nothing. */
export const LEAST_SALE_DAYS = 8;
/** Least number of days since a product's first sale; with fewer, it is not supported: two weeks to learn from, one to test on. */
const LEAST_HISTORY_DAYS = 21;

/** The prediction of a product's demand. */
export interface DemandForecast {
  /** The model with the smallest error on held-back days. */
  readonly model: DemandModelName;
  readonly weekdayDemand: WeekdayDemand;
  /** Units per day, averaged over a week. */
  readonly dailyDemand: number;
  /** See `BackTest.weeklyError`. */
  readonly backTestError: number | null;
  /** The error of the plain mean. */
  readonly plainError: number | null;
}

/**
 * Predicts a product's demand: every model is tested on held-back days, and the best one is fitted to all days. Null when too little was
 * sold to learn from: the product is not supported.
 */
export function forecastDemand(history: DemandHistory): DemandForecast | null {
  const saleDays = history.units.reduce((count, units) => count + (units > 0 ? 1 : 0), 0);
  if (saleDays < LEAST_SALE_DAYS || history.units.length < LEAST_HISTORY_DAYS) return null;
  const tested = bestModel(history);
  if (tested === null) return null;
  const { best, plain } = tested;
  const weekdayDemand = DEMAND_MODELS[best.model](history);
  return {
    model: best.model,
    weekdayDemand,
    dailyDemand: meanOf(weekdayDemand),
    backTestError: best.weeklyError,
    plainError: plain.weeklyError,
  };
}
