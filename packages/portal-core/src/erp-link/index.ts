export { countResults } from './count-results.js';
export * as erpLinkCalls from './erp-link.api.js';
export { erpInbound, erpOrders, erpProducts, erpStock, productsImport } from './erp-link.api.js';
export type {
  InboundReports,
  InboundReportsAnswer,
  OrderReports,
  OrderReportsAnswer,
  ProductReports,
  ProductReportsAnswer,
  StockReports,
  StockReportsAnswer,
} from './erp-link.api.js';
export { NO_MARK, orderReportShape, REPORT_RESULTS, stockReportShape } from './erp-link.types.js';
export type {
  ErpMark,
  OrderReport,
  OtherPlace,
  ReportCounts,
  ReportResult,
  StockReport,
} from './erp-link.types.js';
export { erpStatus, stepTo } from './erp-status.js';
export { findReportColumns, isReportHeader } from './files/report-columns.js';
export type { ColumnQuestion, ReportColumns } from './files/report-columns.js';
export type { ReportRow } from './files/report-rows.js';
export type { TellingColumn } from './files/telling-columns.js';
export { namesOf } from './files/report-table.js';
export type { ReportTable, TableNames } from './files/report-table.js';
export { OTHER_PLACES } from './files/other-places.js';
export { fileKindsFor } from './files/may-take-files.js';
export {
  FILE_WORK,
  PRODUCT_FILES,
  SHIPMENT_FILES,
  STOCK_FILES,
  tellingOf,
  wordsOfFile,
} from './files/report-kinds.js';
export type { FileOptions, ReportKind } from './files/report-kinds.js';
export { textOfFound } from './files/text-of-found.js';
export { reportFieldOf } from './files/report-field.js';
export { sendRows } from './files/send-rows.js';
export type { FileOutcome, ReportIssue, ReportSending } from './files/send-rows.js';
export * as takenFileCalls from './files/taken-files.api.js';
export { takenFilesList, takenFilesUndo } from './files/taken-files.api.js';
export { FILE_KINDS, KEPT_REASONS, takenFileState } from './files/taken-file.types.js';
export type {
  FileKindOfReports,
  KeptReason,
  OrderState,
  PlaceState,
  RecordState,
  SourceFileOfReports,
  TakenFile,
  UndoneFile,
} from './files/taken-file.types.js';
export { undoOfOrder, undoOfPlace, undoOfProduct } from './files/undo-change.rules.js';
export type { FileChange, UndoVerdict } from './files/undo-change.rules.js';
export type { ReportField } from './files/report-words.js';
export { judgeOrderReport, validateOrderReport } from './order-report.rules.js';
export { validateShipment } from './shipment.rules.js';
export type { ReportedOrder } from './order-report.rules.js';
export { judgeInboundReport, validateInboundReport } from './inbound-report.rules.js';
export type { DeliveryLine, JudgedInbound, ReportedDelivery } from './inbound-report.rules.js';
export { inboundReportShape } from './inbound-report.types.js';
export type { InboundReport } from './inbound-report.types.js';
export { doubtsOfProduct } from './product-doubts.js';
export { judgeProductReport, validateProductReport } from './product-report.rules.js';
export type { ReportedProduct } from './product-report.rules.js';
export { productReportShape } from './product-report.types.js';
export type { ProductReport, ProductReportField } from './product-report.types.js';
export { NOTHING_SAID } from './said-mark.types.js';
export type { SaidMark } from './said-mark.types.js';
export { foldedReports, judgeStockReport, mixedReports, validateStockReport } from './stock-report.rules.js';
export * as erpOutboxCalls from './outbox/outbox.api.js';
export {
  erpCheck,
  erpConnectionRead,
  erpConnectionRemove,
  erpConnectionState,
  erpConnectionWrite,
  erpLaneDecide,
  erpLanes,
  erpLanesRepeat,
  erpOrderLinks,
  erpSendOpen,
} from './outbox/outbox.api.js';
export type { ErpConnectionInput, ErpLanesQuery } from './outbox/outbox.api.js';
export { CONNECTION_STATES, ERP_NEWS, LANE_RECORDS, recordOfNews } from './outbox/outbox.types.js';
export type {
  ConnectionState,
  ErpCheck,
  ErpConnection,
  ErpLane,
  ErpOrderLink,
  LaneDecision,
  LayoutFlaw,
  ErpNews,
  LaneRecord,
} from './outbox/outbox.types.js';
export { orderLinkOf } from './outbox/order-link.rules.js';
export { mayConnectErp, maySeeErp } from './outbox/may-connect.js';
export { isFileMakerUrl, validateErpUrl } from './outbox/erp-url.js';
export { judgeAnswer, pauseAfter, TRIES_AT_ONCE } from './outbox/sending.rules.js';
export type { Answered } from './outbox/sending.rules.js';
export * as erpComparingCalls from './comparing/comparing.api.js';
export { erpCompare, erpComparisonLast, erpSendMissing } from './comparing/comparing.api.js';
export type { CompareInput } from './comparing/comparing.api.js';
export * as erpWordCalls from './words/erp-words.api.js';
export { erpWordRemove, erpWordsList, erpWordStore, ERP_WORDS_MAX } from './words/erp-words.api.js';
export { NO_STEP, WORD_KINDS } from './words/erp-word.types.js';
export type { ErpWord, ErpWordInput, UnknownWord, WordKind } from './words/erp-word.types.js';
export { ERP_MEANINGS, validateErpWord } from './words/erp-word.rules.js';
export { unknownBy } from './words/unknown-by.rules.js';
export { USUAL_WORDS, vocabularyOf, wordKey } from './words/erp-vocabulary.js';
export type { ErpVocabulary, StatusOf } from './words/erp-vocabulary.js';
export { compareOrders } from './comparing/compare-orders.rules.js';
export { comparisonTables, tableCsv } from './comparing/comparison-tables.js';
export type { TextTable } from './comparing/comparison-tables.js';
export { validateComparedDays } from './comparing/compared-days.rules.js';
export type { Comparison, Difference, OrderHere, OrderThere } from './comparing/comparison.types.js';
