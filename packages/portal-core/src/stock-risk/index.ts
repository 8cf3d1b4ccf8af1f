export type { AnnouncedItem } from './announced-item.js';
export { forecastDemand } from './demand-forecast.js';
export type { DemandForecast } from './demand-forecast.js';
export { HISTORY_DAYS, weekdayOf } from './demand-history.js';
export type { DemandHistory, WeekdayDemand } from './demand-history.js';
export type { DemandModelName } from './demand-model-names.js';
export { stockCourse } from './stock-course.js';
export type { StockOutlook } from './stock-course.js';
export { AT_RISK_WEEKS, stockLasts, stockLimits, stockRiskOf } from './stock-risk.js';
export type { StockLimits } from './stock-risk.js';
export { DEMAND_MODEL_TEXTS, STOCK_RISK_TEXTS } from './stock-risk-texts.js';
export { productsAtRisk } from './stock-risk.api.js';
export type {
  BackTestSummary,
  ProductAtRisk,
  ProductsAtRisk,
  StockRisk,
  StockRiskKind,
} from './stock-risk.types.js';
