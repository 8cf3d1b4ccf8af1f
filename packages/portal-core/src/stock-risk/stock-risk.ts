import type { Product } from '../products/index.js';
import { stockNeededByDay, weekRange, type StockOutlook } from './stock-outlook.js';
import type { ProductAtRisk, StockOutlookOfProduct, StockRisk } from './stock-risk.types.js';

/**
 * Number of weeks within which a product at risk may be empty although every announced delivery arrives on its day, or is empty now.
 * Merchants need about that long to order goods and get them into the warehouse.
 */
export const AT_RISK_WEEKS = 4;

/** The stored part of an outlook, which a database can compare any stock and any week with. */
export interface StockLimits {
  /** The smallest stock with which a product is not at risk. */
  readonly withoutRisk: number;
  /** The smallest stock that lasts one day, two and so on, as long as a product counts as at risk; never decreases. */
  readonly byDay: readonly number[];
  /** The units of a week, of which four of five lie between. */
  readonly week: ReturnType<typeof weekRange>;
}

/** The stock from which a product is not at risk, and how long a smaller stock lasts. */
export function stockLimits(outlook: StockOutlook): StockLimits {
  const byDay = stockNeededByDay(AT_RISK_WEEKS * 7, outlook);
  return { withoutRisk: Math.max(1, byDay.at(-1) ?? 0), byDay, week: weekRange(outlook.demand) };
}

/** The full weeks that a number of days has; less than one is 'this week'. */
export const weeksLeft = (days: number): number => Math.floor(days / 7);

/**
 * The display of a product's risk: not supported without a prediction, out of stock when nothing is available, may run out this week when
 * less than a week is left, otherwise the weeks left as days, or no risk (specification 1 section 4).
 */
export function stockRiskOf(
  product: { readonly stock: { readonly available: number } },
  prediction: Pick<ProductAtRisk, 'weeks_left_stock'> | null,
): StockRisk {
  if (prediction === null) return { kind: 'notSupported' };
  if (product.stock.available <= 0) return { kind: 'outOfStock' };
  const weeks = prediction.weeks_left_stock;
  if (weeks === null || weeks >= AT_RISK_WEEKS) return { kind: 'noRisk' };
  return weeks === 0 ? { kind: 'mayRunOutThisWeek' } : { kind: 'daysLeft', days: weeks * 7 };
}

/** Whether to offer the delivery that would cover four weeks: units are missing, and the product is still sold. */
export const isDeliveryOffered = (
  { status }: Pick<Product, 'status'>,
  { missing }: Pick<StockOutlookOfProduct, 'missing'>,
): boolean => status === 'aktiv' && missing > 0;
