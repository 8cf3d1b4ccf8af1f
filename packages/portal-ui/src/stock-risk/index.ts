export { StockRiskCell } from './StockRiskCell.js';
export type { DraftDelivery } from './StockRiskCell.js';
