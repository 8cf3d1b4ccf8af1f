import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';
import { announcedItemShape } from './announced-item.js';
import { DEMAND_MODELS } from './demand-model.js';

/** The prediction of a product (specification 1 section 3). Products that are not supported have none. */
const productAtRiskShape = z.strictObject({
  /** The product number. */
  product_id: z.string(),
  merchant_erp_id: z.int(),
  /** Number of whole weeks the stock lasts; null when longer than half a year. */
  weeks_left_stock: z.nullable(z.int()),
  /** Number of days after which the stock may have run out, including announced deliveries; null when longer than half a year. */
  days_left: z.nullable(z.int()),
  /** True when it may be empty within `AT_RISK_WEEKS`. */
  at_risk: z.boolean(),
  /** Units that can be ordered now. */
  available: z.number(),
});
export type ProductAtRisk = Wire<typeof productAtRiskShape>;

export const productsAtRiskShape = z.strictObject({
  entries: z.array(productAtRiskShape),
  /** First day of the predictions, in the portal's time zone. */
  today: z.string(),
  /** The portal's time zone. */
  time_zone: z.string(),
  /** Instant of the last training, ISO in UTC; null before the first. */
  trained_at: z.nullable(z.string()),
});
export type ProductsAtRisk = Wire<typeof productsAtRiskShape>;

/** A number that four of five lie between `low` and `high` of. */
const range = <Type extends z.ZodMiniType>(number: Type) => z.strictObject({ low: number, high: number });

/** A past week, from Monday on: the units that were foretold, and those that were ordered. */
const foretoldWeekShape = z.strictObject({
  first_day: z.string(),
  ...range(z.int()).shape,
  sold: z.int(),
});

/** How the risk of a product comes about, and what earlier predictions were worth. */
export const stockOutlookShape = z.strictObject({
  model: z.enum(DEMAND_MODELS),
  /** Units that can be ordered now. */
  available: z.number(),
  /** Units ordered in the next seven days. */
  week: range(z.int()),
  /** Number of days after which the stock may have run out, as in the list. */
  days_left: z.nullable(z.int()),
  /** The days after which it has run out with a chance of 10 and of 90 percent; null when longer than half a year. */
  empty_in: range(z.nullable(z.int())),
  /** Mean stock at the end of each of the coming days, from today on. */
  course: z.array(z.number()),
  /** Announced deliveries, soonest first. */
  deliveries: z.array(announcedItemShape),
  /** Units that are missing for the stock to last `AT_RISK_WEEKS`. */
  missing: z.int(),
  /** The last weeks of the product, newest first. */
  record: z.array(foretoldWeekShape),
  /** Past weeks of all the merchant's products: how often it was said that stock may run out, how often it then did, and how often it did unsaid. */
  this_week: z.strictObject({ said: z.int(), came_true: z.int(), unsaid: z.int() }),
});
export type StockOutlookOfProduct = Wire<typeof stockOutlookShape>;

/** The display of a product's risk (specification 1 section 4, "Risk display"). */
export type StockRisk =
  | { readonly kind: 'notSupported' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'mayRunOutThisWeek' }
  | { readonly kind: 'daysLeft'; readonly days: number }
  | { readonly kind: 'noRisk' };
export type StockRiskKind = StockRisk['kind'];
