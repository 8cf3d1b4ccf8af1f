import type { Language, TextKey, Translate } from '../i18n/index.js';
import { arrivalOf } from './announced-item.js';
import type { DemandModelName } from './demand-model.js';
import { weeksLeft } from './stock-risk.js';
import type { StockOutlookOfProduct, StockRiskKind } from './stock-risk.types.js';

/** The text key of each display; `daysLeft` takes `count`. */
export const STOCK_RISK_TEXTS: Readonly<Record<StockRiskKind, TextKey>> = {
  notSupported: 'stockRisk.notSupported',
  outOfStock: 'stockRisk.outOfStock',
  mayRunOutThisWeek: 'stockRisk.mayRunOutThisWeek',
  daysLeft: 'stockRisk.daysLeft',
  noRisk: 'stockRisk.noRisk',
};
/** What a model says of itself. */
export const DEMAND_MODEL_TEXTS: Readonly<Record<DemandModelName, TextKey>> = {
  learned: 'stockRisk.modelLearned',
  mean: 'stockRisk.modelMean',
};

/** One sentence: what sells, what is there, and whether a delivery comes in time. */
export function reasonOf(
  outlook: Pick<StockOutlookOfProduct, 'week' | 'available' | 'days_left' | 'deliveries' | 'missing'>,
  today: string,
  { translate, language }: { readonly translate: Translate; readonly language: Language },
): string {
  const daily = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const units = outlook.available.toLocaleString(language);
  const low = daily.format(outlook.week.low / 7);
  const high = daily.format(outlook.week.high / 7);
  const sells = translate(low === high ? 'stockRisk.sellsAbout' : 'stockRisk.sells', { low, high });
  return translate('stockRisk.reason', { sells, units, delivery: deliveryWords(outlook, today, translate) });
}

function deliveryWords(
  { days_left, deliveries, missing }: Pick<StockOutlookOfProduct, 'days_left' | 'deliveries' | 'missing'>,
  today: string,
  translate: Translate,
): string {
  const arrivals = deliveries.flatMap((item) => arrivalOf(item, today) ?? []);
  const late = days_left === null ? undefined : arrivals.find((day) => day > days_left);
  if (late !== undefined) return translate('stockRisk.deliveryTooLate', { count: late - days_left! });
  if (arrivals.length === 0) return translate('stockRisk.noDelivery');
  const isEnough = missing === 0 || days_left === null || weeksLeft(days_left) > 0;
  return translate(isEnough ? 'stockRisk.deliveryInTime' : 'stockRisk.deliveryNotEnough');
}
