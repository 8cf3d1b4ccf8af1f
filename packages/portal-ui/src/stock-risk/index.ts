export { StockRiskCell } from './StockRiskCell.js';
export type { StockRiskProduct } from './StockRiskCell.js';
export { STOCK_RISKS, useStockRisks } from './useStockRisks.js';
export type { ProductName, StockRisks } from './useStockRisks.js';
