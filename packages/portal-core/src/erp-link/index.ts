export { countResults } from './count-results.js';
export * as erpLinkCalls from './erp-link.api.js';
export { erpOrders, erpStock } from './erp-link.api.js';
export type { OrderReports, OrderReportsAnswer, StockReports, StockReportsAnswer } from './erp-link.api.js';
export { NO_MARK, REPORT_RESULTS } from './erp-link.types.js';
export type {
  ErpMark,
  OrderReport,
  OrderReportEntry,
  ReportCounts,
  ReportResult,
  StockReport,
  StockReportEntry,
} from './erp-link.types.js';
export { findReportColumns, isReportHeader } from './files/report-columns.js';
export type { ColumnQuestion, ReportColumns } from './files/report-columns.js';
export { readShipment, readStock, refuseRepeated } from './files/report-rows.js';
export type { ReportRow, RowsOptions } from './files/report-rows.js';
export { SHIPMENT_FIELDS, STOCK_FIELDS } from './files/report-words.js';
export type { ReportField } from './files/report-words.js';
export { judgeOrderReport, validateOrderReport } from './order-report.rules.js';
export type { JudgedReport, ReportedOrder } from './order-report.rules.js';
export { judgeStockReport, validateStockReport } from './stock-report.rules.js';
export type { ReportedStock } from './stock-report.rules.js';
