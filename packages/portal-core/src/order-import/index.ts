export { fixedValueIssue } from './checking/rules/fixed-value.rules.js';
export { checkSource } from './checking/check-source.js';
export type { CheckProgress, CheckSourceOptions } from './checking/check-source.js';
export { createOrderCheck } from './checking/check.js';
export type { LateLines } from './checking/rows/late-lines.types.js';
export { findLateLines } from './checking/rows/find-late-lines.js';
export { namedNotToSend } from './checking/not-to-send/named-not-to-send.js';
export { noItemTest } from './checking/orders/no-item.js';
export { quantityFault, readQuantity } from './checking/orders/quantity.js';
export { isSheetError } from './checking/cells/sheet-error.js';
export { isScientific } from './checking/cells/spreadsheet-number.js';
export { isRejected } from './checking/orders/checked-order.js';
export type { CheckedOrder } from './checking/orders/checked-order.js';
export type { RowEdits } from './checking/rows/row-reader.js';
export { SHEET_WORDS } from './checking/not-to-send/sheet-words.js';
export { ORDER_CSV_COLUMNS, ORDER_EXPORT_COLUMNS } from './export-columns.js';
export type { OrderCsvColumnName } from './export-columns.js';
export { NEW_LIFE, nextLife, STEP_OF_LIFE } from './import-life.machine.js';
export type { ImportLife, LifeEvent, LifeRun, PassDone } from './import-life.types.js';
export * as importProfileCalls from './import-profiles.api.js';
export {
  importProfilesCreate,
  importProfilesDelete,
  importProfilesList,
  importProfilesUpdate,
} from './import-profiles.api.js';
export type { ImportProfile, ImportProfileInput } from './import-profiles.api.js';
export * as importRecipeCalls from './import-recipes.api.js';
export { importRecipesForget, importRecipesRecall } from './import-recipes.api.js';
export * as orderImportCalls from './order-import.api.js';
export {
  CHUNK_MAX_ORDERS,
  NEAR_MAX,
  orderImportsChunk,
  orderImportsCompare,
  orderImportsFinish,
  orderImportsForesee,
  orderImportsGet,
  orderImportsList,
  orderImportsLookup,
  orderImportsOpen,
  orderImportsResults,
  orderImportsUndo,
  orderImportsUndone,
  TWIN_DAYS,
} from './order-import.api.js';
export type {
  AnnouncedPieces,
  ChunkAnswer,
  ChunkResult,
  CompareAnswer,
  CompareRequest,
  ForeseeAnswer,
  ForeseenProduct,
  ForeseeRequest,
  FoundTwin,
  ImportChunk,
  ImportState,
  LineRange,
  LookupAnswer,
  LookupRequest,
  OpenedImport,
  OpenImport,
  OrderImport,
  StoredOrder,
  UndoAnswer,
} from './order-import.api.js';
export { IMPORT_STEPS } from './order-import.machine.js';
export type { ImportStep } from './order-import.machine.js';
export {
  ADDRESS_FIELDS,
  DATE_ORDERS,
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  IMPORT_FIELDS,
  IMPORT_MODES,
  IMPORT_OUTCOMES,
  ITEM_FIELDS,
  ORDER_FIELDS,
  VALUE_FIELDS,
} from './order-import.types.js';
export type {
  AddressField,
  CellPart,
  DateOrder,
  Dialect,
  FieldSource,
  ImportDelimiter,
  ImportEncoding,
  ImportField,
  ImportMapping,
  ImportMode,
  ImportOrder,
  ImportOutcome,
  ImportProfileContent,
  ItemSource,
  LeftOutLine,
  PlanOutcome,
  Reading,
  RejectedOrder,
  RememberedRecipe,
  RowIssue,
  ValueField,
} from './order-import.types.js';
export { differencesOf } from './planning/difference.js';
export { outcomeBeside, StoredOrders } from './planning/stored-orders.js';
export { createEffects } from './planning/effects.js';
export type { Foresee, ImportEffects, Shortage } from './planning/effects.js';
export { createLabelPicker } from './planning/labels.js';
export type { OrderLabel } from './planning/labels.js';
export { createNoteTaker } from './planning/notes.js';
export type { FileNote } from './planning/notes.js';
export { PlanRefusals } from './planning/plan-refusals.js';
export { planOrders } from './planning/plan.js';
export type { Lookup, PlannedOrder, PlanOptions } from './planning/plan.js';
export { productNameKey, productWords } from './planning/product-name.js';
export { refusedOrder } from './planning/refused-order.js';
export { createRejectedRowsWriter, rejectedHeader, rowIssueMessage } from './planning/rejected-rows.js';
export { createReport, REPORT_MAX_ISSUES } from './planning/report.js';
export type { FieldDifference, ImportReport, ReportedConflict } from './planning/report.types.js';
export { createCodePageDecoder } from './reading/bytes/code-pages.js';
export type { ByteSource, CreateDecoder, Decoder } from './reading/bytes/decoder.js';
export type { FileKind } from './reading/bytes/file-kind.js';
export { csvRow } from './reading/cells/csv-row.js';
export { FORMULA_STARTS, guardFormula, stripFormulaGuard } from './reading/cells/formula-guard.js';
export { IMPORT_FILE_TYPES, validateImportFile } from './reading/import-file.rules.js';
export {
  dateOrderOfMapping,
  inspectionOf,
  inspectSource,
  sniffSource,
  turnedDatesOf,
} from './reading/inspect.js';
export type { Inspection, InspectOptions, SniffedSource } from './reading/inspect.js';
export { holdsDateOrder, type DatedFile } from './reading/kept-date-order.js';
export { openReading } from './reading/open-reading.js';
export { readRows } from './reading/read-rows.js';
export type { TableRow } from './reading/read-rows.js';
export { productTexts } from './understanding/items/product-texts.js';
export { dayToTell } from './reading/cells/day-to-tell.js';
export { fittingDateOrders, readDate } from './reading/cells/order-date.js';
export type { DateOrderDetection } from './reading/cells/order-date.js';
export { ownText } from './reading/bytes/own-text.js';
export { openSheetSource } from './reading/sheet-source.js';
export type { DialectOverrides } from './reading/dialect-overrides.js';
export type { Detection, SheetChoice, Sniffed } from './reading/sniff.js';
export { createSurvey } from './reading/survey.js';
export type { Survey } from './reading/survey.js';
export { importProfileContentShape } from './recipe.shape.js';
export { takePart } from './recipe/cell-parts.js';
export { columnLabels } from './recipe/column-labels.js';
export {
  columnOfField,
  columnsOfSource,
  isFixed,
  isJoined,
  itemSource,
  usedColumns,
} from './recipe/field-source.js';
export { hasTooFewColumns, missingFields } from './recipe/mapping.rules.js';
export { keptDialect, nameMapping, recipeContent, recipeToRemember } from './recipe/named-recipe.js';
export { isUnread, REMARKS_READ } from './recipe/remarks-read.js';
export { fieldOfPath, fieldsOfMode } from './recipe/order-fields.js';
export { listReadings } from './recipe/parallel-lists.js';
export { formatProductsAndQuantities, parseProductsAndQuantities } from './recipe/products-and-quantities.js';
export { numberOfLine } from './recipe/row-number.js';
export { shapesOf } from './recipe/shape.js';
export { formatSource, parseSource } from './recipe/source-expression.js';
export { formatValuePair, parseValuePair } from './recipe/value-map.js';
export { isPieces } from './recipe/units.js';
export { isBeside, withoutBeside } from './recipe/values-beside.js';
export type { ValuePair } from './recipe/value-map.js';
export { applyImport, ImportStopped } from './sending/apply.js';
export type { ApplyProgress } from './sending/apply.js';
export { chunkOrders } from './sending/chunks.js';
export type { ChunkChoices } from './sending/chunks.js';
export { receivedOrderIssues } from './sending/received-order.js';
export { foldHeader } from './words/fold.js';
export { isHeaderWord } from './words/header-share.js';
export { isDescribingHeader } from './understanding/unused/describing-headers.js';
export { isDitto } from './words/ditto.js';
export { isListBeside } from './understanding/items/list-beside.js';
export { understand } from './understanding/understand.js';
export type {
  ChosenSources,
  FieldMatch,
  MatchReason,
  OtherAddress,
  Party,
  Question,
  Understanding,
  UnderstandOptions,
  UnusedColumn,
} from './understanding.types.js';
export { sampleFile } from './sample-file.js';
export type { SampleProduct } from './sample-file.js';
