import type { AnnouncedItem } from './announced-item.js';
import type { DemandModelName } from './demand-models.js';

/** What was predicted of a product, as the server tells it (specification 1 section 3). Products that are not supported have none. */
export interface ProductAtRisk {
  /** The product's number. */
  readonly product_id: string;
  readonly merchant_erp_id: number;
  /** Whole weeks the stock lasts; null when longer than half a year. */
  readonly weeks_left_stock: number | null;
  /** Days the stock lasts, announced deliveries counted in; null when longer than half a year. */
  readonly days_left: number | null;
  /** It is going to be empty within `AT_RISK_WEEKS`. */
  readonly at_risk: boolean;
  /** Units free to be ordered now. */
  readonly available: number;
  /** Units a day, on average. */
  readonly daily_demand: number;
  /** Units a day by weekday, Monday first. */
  readonly weekday_demand: readonly number[];
  /** What learned it. */
  readonly model: DemandModelName;
  /** How far weeks that were held back were off: 0.2 is 20 %. */
  readonly backtest_error: number | null;
  /** What is announced to come, soonest first. */
  readonly deliveries: readonly AnnouncedItem[];
}

/** How the predictions did on weeks that were held back from them. */
export interface BackTestSummary {
  /** Of all products, weighted by what they sell. */
  readonly error: number | null;
  /** What the plain mean of the past two months would have had. */
  readonly plain_error: number | null;
  /** ISO days of the orders learned from. */
  readonly first_day: string;
  readonly last_day: string;
}

export interface ProductsAtRisk {
  readonly entries: readonly ProductAtRisk[];
  /** The day the predictions begin with, in the portal's time zone. */
  readonly today: string;
  /** The zone days belong to. */
  readonly time_zone: string;
  /** Instant of the last training, ISO in UTC; null before the first. */
  readonly trained_at: string | null;
  readonly backtest: BackTestSummary | null;
}

/** How a product's risk is shown (specification 1 section 4, "Risk display"). */
export type StockRisk =
  | { readonly kind: 'notSupported' }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'mayRunOutThisWeek' }
  | { readonly kind: 'daysLeft'; readonly days: number }
  | { readonly kind: 'noRisk' };
export type StockRiskKind = StockRisk['kind'];
