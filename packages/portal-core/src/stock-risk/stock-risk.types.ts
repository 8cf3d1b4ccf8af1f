import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';
import { announcedItemShape } from './announced-item.js';
import { DEMAND_MODEL_NAMES } from './demand-model-names.js';

/** The prediction of a product (specification 1 section 3). Products that are not supported have none. */
const productAtRiskShape = z.strictObject({
  /** The product number. */
  product_id: z.string(),
  merchant_erp_id: z.int(),
  /** Number of whole weeks the stock lasts; null when longer than half a year. */
  weeks_left_stock: z.nullable(z.int()),
  /** Number of days the stock lasts, including announced deliveries; null when longer than half a year. */
  days_left: z.nullable(z.int()),
  /** True when it will be empty within `AT_RISK_WEEKS`. */
  at_risk: z.boolean(),
  /** Units that can be ordered now. */
  available: z.number(),
  /** Units per day, on average. */
  daily_demand: z.number(),
  /** Units per day by weekday, Monday first. */
  weekday_demand: z.array(z.number()),
  /** The model of the prediction. */
  model: z.enum(DEMAND_MODEL_NAMES),
  /** Error on held-back weeks: 0.2 is 20 %. */
  backtest_error: z.nullable(z.number()),
  /** Announced deliveries, soonest first. */
  deliveries: z.array(announcedItemShape),
});
export type ProductAtRisk = Wire<typeof productAtRiskShape>;

/** The error of the predictions on held-back weeks. */
const backTestSummaryShape = z.strictObject({
  /** Error over all products, weighted by their sales. */
  error: z.nullable(z.number()),
  /** Error of the plain mean of the past two months. */
  plain_error: z.nullable(z.number()),
  /** ISO days of the orders that were learned from. */
  first_day: z.string(),
  last_day: z.string(),
});
export type BackTestSummary = Wire<typeof backTestSummaryShape>;

export const productsAtRiskShape = z.strictObject({
  entries: z.array(productAtRiskShape),
  /** First day of the predictions, in the portal's time zone. */
  today: z.string(),
  /** The portal's time zone. */
  time_zone: z.string(),
  /** Instant of the last training, ISO in UTC; null before the first. */
  trained_at: z.nullable(z.string()),
  backtest: z.nullable(backTestSummaryShape),
});
export type ProductsAtRisk = Wire<typeof productsAtRiskShape>;

/** The display of a product's risk (specification 1 section 4, "Risk display"). */
export type StockRisk =
  | { readonly kind: 'notSupported' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'mayRunOutThisWeek' }
  | { readonly kind: 'daysLeft'; readonly days: number }
  | { readonly kind: 'noRisk' };
export type StockRiskKind = StockRisk['kind'];
