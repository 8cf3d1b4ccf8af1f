export { StockRiskCell } from './StockRiskCell.js';
export { useStockRisks } from './useStockRisks.js';
export type { DraftDelivery } from './StockRiskCell.js';
