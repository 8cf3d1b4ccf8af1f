import type { TextKey } from '../i18n/index.js';
import type { DemandModelName } from './demand-model-names.js';
import type { StockRiskKind } from './stock-risk.types.js';

/** The text key of each display; `daysLeft` takes `count`. */
export const STOCK_RISK_TEXTS: Readonly<Record<StockRiskKind, TextKey>> = {
  notSupported: 'stockRisk.notSupported',
  outOfStock: 'stockRisk.outOfStock',
  mayRunOutThisWeek: 'stockRisk.mayRunOutThisWeek',
  daysLeft: 'stockRisk.daysLeft',
  noRisk: 'stockRisk.noRisk',
};
export const DEMAND_MODEL_TEXTS: Readonly<Record<DemandModelName, TextKey>> = {
  mean: 'stockRisk.modelMean',
  weekdayMean: 'stockRisk.modelWeekdayMean',
  smoothing: 'stockRisk.modelSmoothing',
  weekdaySmoothing: 'stockRisk.modelWeekdaySmoothing',
  croston: 'stockRisk.modelCroston',
  tsb: 'stockRisk.modelTsb',
};
