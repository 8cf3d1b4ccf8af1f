export * from './order-import.types.js';
export * from './order-import.api.js';
export * from './import-profiles.api.js';
export * from './import-recipes.api.js';
export { importProfileContentShape } from './recipe.shape.js';
export { ORDER_CSV_COLUMNS, ORDER_EXPORT_COLUMNS, ORDER_READER_COLUMNS } from './export-columns.js';
export type { ExportColumn, OrderCsvColumnName, OrderExportColumnName } from './export-columns.js';
export { formatProductsAndQuantities, parseProductsAndQuantities } from './recipe/products-and-quantities.js';
export type { ProductAndQuantity } from './recipe/products-and-quantities.js';
export { guardFormula, guardSourceCell, stripFormulaGuard } from './reading/formula-guard.js';
export type { Aside, IsListBeside } from './reading/aside.js';
export { createCsvParser, MAX_RECORD_CHARS } from './reading/parse.js';
export type { CsvParser, CsvParserOptions } from './reading/parse.js';
export type { BrokenRecord } from './reading/broken-record.js';
export { createDateOrderJudge, readDate } from './reading/order-date.js';
export type { DateOrderDetection, DateOrderJudge } from './reading/order-date.js';
export {
  columnOfField,
  columnsOfSource,
  isFixed,
  isJoined,
  itemSource,
  usedColumns,
} from './recipe/field-source.js';
export { fieldOfPath, fieldsOfMode } from './recipe/order-fields.js';
export { createOrderCheck } from './checking/check.js';
export type {
  CheckTotals,
  OrderCheck,
  OrderCheckOptions,
  RowEdits,
  ScatteredOrders,
} from './checking/check.js';
export { noItemTest } from './checking/no-item.js';
export { findScattered } from './checking/find-scattered.js';
export type { FindScatteredOptions } from './checking/find-scattered.js';
export { isRejected } from './checking/order-group.js';
export type { AcceptedOrder, CheckedOrder, RefusedOrder } from './checking/order-group.js';
export { columnLetters } from './reading/dialect.js';
export type { Guess, LineEnd } from './reading/dialect.js';
export { withoutByteOrderMark } from './reading/decoder.js';
export type { CreateDecoder, Decoder } from './reading/decoder.js';
export { createCodePageDecoder } from './reading/code-pages.js';
export type { EncodingReading } from './reading/encoding-readings.js';
export { createUtf8Check, guessEncoding } from './reading/encoding.js';
export type { EncodingGuess, Utf8Check } from './reading/encoding.js';
export { dialectOf, sniff, SNIFF_BYTES } from './reading/sniff.js';
export type {
  Detected,
  Detection,
  DialectOverrides,
  SheetChoice,
  Sniffed,
  SniffOptions,
} from './reading/sniff.js';
export type { TurnedDates } from './reading/turned-dates.js';
export { ownText } from './reading/own-text.js';
export { openReading } from './reading/open-reading.js';
export {
  dateOrderOfMapping,
  inspectionOf,
  inspectSource,
  sniffSource,
  turnedDatesOf,
} from './reading/inspect.js';
export type { ByteSource, InspectOptions, Inspection, SniffedSource } from './reading/inspect.js';
export type { IsHeaderWord } from './reading/header-place.js';
export { createRowFilter } from './reading/row-filter.js';
export type { RecordKind, RowFilter } from './reading/row-filter.js';
export { openSheetSource } from './reading/sheet-source.js';
export type { OpenedSource, OpenSheetOptions } from './reading/sheet-source.js';
export type { SheetWords } from './reading/workbook/sheet-words.js';
export { FILE_KINDS } from './reading/file-kind.js';
export type { FileKind } from './reading/file-kind.js';
export { createSurvey } from './reading/survey.js';
export type { Survey, SurveyVerdict } from './reading/survey.js';
export { understand } from './understanding/understand.js';
export { headerShare, isHeaderWord } from './understanding/header-share.js';
export { isListBeside } from './understanding/list-beside.js';
export type {
  ChosenSources,
  FieldMatch,
  MatchReason,
  Party,
  Question,
  QuestionKind,
  Understanding,
  UnderstandOptions,
  UnusedColumn,
} from './understanding/understanding.types.js';
export { hasTooFewColumns, missingFields, validateMapping } from './recipe/mapping.rules.js';
export { columnLabels } from './recipe/column-labels.js';
export { takePart } from './recipe/cell-parts.js';
export { nameMapping, placeMapping, recipeContent, recipeToRemember } from './recipe/named-recipe.js';
export type { PlacedRecipe, ShapedRecipe } from './recipe/named-recipe.js';
export { shapeOf } from './recipe/shape.js';
export { formatSource, parseSource } from './recipe/source-expression.js';
export { parseValuePair } from './recipe/value-map.js';
export type { ValuePair } from './recipe/value-map.js';
export { namedNotToSend } from './checking/named-not-to-send.js';
export { SHEET_WORDS } from './checking/sheet-words.js';
export { checkSource } from './checking/check-source.js';
export type { CheckProgress, CheckSourceOptions } from './checking/check-source.js';
export { planOrders } from './planning/plan.js';
export type { Compare, Lookup, PlannedOrder, PlanOptions, StoredConflict } from './planning/plan.js';
export { createReport, REPORT_MAX_ISSUES } from './planning/report.js';
export type { ReportBuilder, ReportOptions } from './planning/report.js';
export type {
  FieldDifference,
  ImportReport,
  ImportSource,
  ReportAbout,
  ReportedConflict,
} from './planning/report.types.js';
export { createEffects } from './planning/effects.js';
export type { Foresee, ImportEffects, Shortage, StoredTwin, TwinInFile } from './planning/effects.js';
export { createLabelPicker, labelOf } from './planning/labels.js';
export type { LabelForm, LabelPicker, OrderLabel } from './planning/labels.js';
export { chunkOrders } from './sending/chunks.js';
export { receivedOrderIssues } from './sending/received-order.js';
export type { ChunkChoices, PlacedChunk } from './sending/chunks.js';
export { applyImport, ImportStopped, isCommitted } from './sending/apply.js';
export type { ApplyOptions, ApplyProgress } from './sending/apply.js';
export { isRetryable, withRetry } from './sending/retry.js';
export type { RetryWorld } from './sending/retry.js';
export { IMPORT_STEPS, importWizardMachine } from './order-import.machine.js';
export type { ImportStep, ImportStepEvent } from './order-import.machine.js';
export { NEW_LIFE, nextLife, STEP_OF_LIFE } from './import-life.machine.js';
export type { ImportLife, LifeEvent, LifeRun, PassDone } from './import-life.types.js';
export { differencesOf } from './planning/difference.js';
export { heldBackIssues, refusedOrder } from './planning/refused-order.js';
export { createRejectedRowsWriter, REJECTED_COLUMNS, rowIssueMessage } from './planning/rejected-rows.js';
export type { RejectedRowsOptions, RejectedRowsWriter } from './planning/rejected-rows.js';
export { IMPORT_FILE_MAX_BYTES, IMPORT_FILE_TYPES, validateImportFile } from './reading/import-file.rules.js';
export { listReadings } from './recipe/parallel-lists.js';
export { productNameKey, productWords } from './planning/product-name.js';
export { editDistance } from './understanding/edit-distance.js';
