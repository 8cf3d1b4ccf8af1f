export { StockRiskCell } from './StockRiskCell.js';
