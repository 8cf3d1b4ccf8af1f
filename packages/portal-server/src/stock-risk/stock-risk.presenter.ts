import {
  fareOf,
  stockLimits,
  weeksLeft,
  type AnnouncedItem,
  type ProductAtRisk,
  type StockOutlookOfProduct,
} from '@kontor/portal-core/stock-risk';
import { demandIn, type ForecastRow, type PredictionRow } from './forecast.store.js';

/** Number of days that are foretold. */
const FORETOLD_DAYS = 182;

/** How long the stock of a product lasts, as it is answered. */
export function productAtRiskOf({ product_number, days_left: days, ...row }: PredictionRow): ProductAtRisk {
  const days_left = days < FORETOLD_DAYS ? days : null;
  return {
    product_id: product_number,
    merchant_erp_id: row.merchant_erp_id,
    weeks_left_stock: days_left === null ? null : weeksLeft(days_left),
    days_left,
    at_risk: row.at_risk === 1,
    available: row.available,
  };
}

/** What is known of a product from elsewhere. */
export interface OutlookParts extends Pick<StockOutlookOfProduct, 'record' | 'this_week'> {
  readonly deliveries: readonly AnnouncedItem[];
  /** ISO day. */
  readonly today: string;
}

/** How the risk of a product comes about. */
export function outlookOf(
  row: ForecastRow,
  { deliveries, today, ...past }: OutlookParts,
): StockOutlookOfProduct {
  const { model, available } = row;
  const outlook = { demand: demandIn(row), today, announced: deliveries };
  // Nothing is missing of a stock of 0 that a delivery of today covers, although a product without stock is always at risk.
  const missing = Math.max(0, (stockLimits(outlook).byDay.at(-1) ?? 0) - available);
  return { model, available, ...fareOf(available, outlook), deliveries, missing, ...past };
}
