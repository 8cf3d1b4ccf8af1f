import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';
import { announcedItemShape } from './announced-item.js';
import { DEMAND_MODEL_NAMES } from './demand-model-names.js';

/** What was predicted of a product, as the server tells it (specification 1 section 3). Products that are not supported have none. */
const productAtRiskShape = z.strictObject({
  /** The product's number. */
  product_id: z.string(),
  merchant_erp_id: z.int(),
  /** Whole weeks the stock lasts; null when longer than half a year. */
  weeks_left_stock: z.nullable(z.int()),
  /** Days the stock lasts, announced deliveries counted in; null when longer than half a year. */
  days_left: z.nullable(z.int()),
  /** It is going to be empty within `AT_RISK_WEEKS`. */
  at_risk: z.boolean(),
  /** Units free to be ordered now. */
  available: z.number(),
  /** Units a day, on average. */
  daily_demand: z.number(),
  /** Units a day by weekday, Monday first. */
  weekday_demand: z.array(z.number()),
  /** What learned it. */
  model: z.enum(DEMAND_MODEL_NAMES),
  /** How far weeks that were held back were off: 0.2 is 20 %. */
  backtest_error: z.nullable(z.number()),
  /** What is announced to come, soonest first. */
  deliveries: z.array(announcedItemShape),
});
export type ProductAtRisk = Wire<typeof productAtRiskShape>;

/** How the predictions did on weeks that were held back from them. */
const backTestSummaryShape = z.strictObject({
  /** Of all products, weighted by what they sell. */
  error: z.nullable(z.number()),
  /** What the plain mean of the past two months would have had. */
  plain_error: z.nullable(z.number()),
  /** ISO days of the orders learned from. */
  first_day: z.string(),
  last_day: z.string(),
});
export type BackTestSummary = Wire<typeof backTestSummaryShape>;

export const productsAtRiskShape = z.strictObject({
  entries: z.array(productAtRiskShape),
  /** The day the predictions begin with, in the portal's time zone. */
  today: z.string(),
  /** The zone days belong to. */
  time_zone: z.string(),
  /** Instant of the last training, ISO in UTC; null before the first. */
  trained_at: z.nullable(z.string()),
  backtest: z.nullable(backTestSummaryShape),
});
export type ProductsAtRisk = Wire<typeof productsAtRiskShape>;

/** How a product's risk is shown (specification 1 section 4, "Risk display"). */
export type StockRisk =
  | { readonly kind: 'notSupported' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'mayRunOutThisWeek' }
  | { readonly kind: 'daysLeft'; readonly days: number }
  | { readonly kind: 'noRisk' };
export type StockRiskKind = StockRisk['kind'];
