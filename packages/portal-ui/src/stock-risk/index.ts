export { StockRiskCell } from './StockRiskCell.js';
export type { StockRiskProduct } from './StockRiskCell.js';
