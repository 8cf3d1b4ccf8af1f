import type { PortalClient } from '../../wire/index.js';
import { erpOrders, erpStock, productsImport } from '../erp-link.api.js';
import type { OrderReport, StockReport } from '../erp-link.types.js';
import type { ProductReport } from '../product-report.types.js';
import { erpWordsList } from '../words/erp-words.api.js';
import { USUAL_WORDS, vocabularyOf, type ErpVocabulary } from '../words/erp-vocabulary.js';
import { settleOtherPlaces, type OtherPlacesSaid } from './other-places.js';
import { readProductFile } from './product-file.js';
import type { ProductRowsOptions } from './product-rows.js';
import type { ReportRow } from './report-rows.js';
import type { ReportTable } from './report-table.js';
import { PRODUCT_FILE_FIELDS, SHIPMENT_FIELDS, STOCK_FIELDS, type ReportField } from './report-words.js';
import { readShipmentFile } from './shipment-rows.js';
import { readStockFile } from './stock-rows.js';
import { tellingColumns, type TellingColumn } from './telling-columns.js';
import type { ReportColumns } from './report-columns.js';
import { sendRows, type FileOutcome, type RowsSending, type SendingOf } from './send-rows.js';
import type { FileKindOfReports } from './taken-file.types.js';

/** Everything that can be said of all rows of a file; each kind of file heeds what concerns it. */
export interface FileOptions extends ProductRowsOptions {
  /** What becomes of places that a file of stock does not name; to be said where there are any. */
  readonly otherPlaces?: OtherPlacesSaid | undefined;
}

/** How the files of a kind are understood, read and sent. */
export interface ReportKind<Report> extends SendingOf<Report> {
  readonly kind: FileKindOfReports;
  readonly fields: readonly ReportField[];
  /** The fields that need a column. */
  readonly needed: (options: Pick<FileOptions, 'warehouse'>) => readonly ReportField[];
  /** True where a file may have any columns of numbers beside those that are read. */
  readonly hasAnyColumns: boolean;
  readonly read: (table: ReportTable, options: FileOptions) => readonly ReportRow<Report>[];
  /** Finds the columns that are not read and tell rows apart: a person says whether that speaks against any. Left out where none is asked about. */
  readonly telling?: (
    table: Pick<ReportTable, 'header' | 'rows'>,
    columns: ReportColumns,
  ) => readonly TellingColumn[];
}

/** Files of carriers and warehouses, with the tracking numbers of orders. */
export const SHIPMENT_FILES: ReportKind<OrderReport> = {
  kind: 'shipments',
  fields: SHIPMENT_FIELDS,
  needed: () => ['order', 'tracking'],
  hasAnyColumns: false,
  read: readShipmentFile,
  send: (client, records, sending) => client.call(erpOrders, { body: { records, ...sending } }),
};

/** Files of warehouses, with the pieces that lie on their places. */
export const STOCK_FILES: ReportKind<StockReport> = {
  kind: 'stock',
  fields: STOCK_FIELDS,
  needed: ({ warehouse = '' }) =>
    warehouse === '' ? ['product', 'onHand', 'warehouse'] : ['product', 'onHand'],
  hasAnyColumns: false,
  read: readStockFile,
  telling: tellingColumns,
  settle: settleOtherPlaces,
  send: (client, records, sending) => client.call(erpStock, { body: { records, ...sending } }),
};

/** Files of products, such as an export that was edited. */
export const PRODUCT_FILES: ReportKind<ProductReport> = {
  kind: 'products',
  fields: PRODUCT_FILE_FIELDS,
  needed: () => ['product'],
  hasAnyColumns: true,
  read: readProductFile,
  send: (client, records, sending) => client.call(productsImport, { body: { records, ...sending } }),
};

/** A kind of file, whatever its records are. */
export interface FileWork extends Pick<ReportKind<never>, 'kind' | 'fields' | 'needed' | 'hasAnyColumns'> {
  /** Finds the columns that are not read and tell apart the rows that break no rule. */
  readonly telling: (table: ReportTable, options: FileOptions) => readonly TellingColumn[];
  /** Reads all rows of a file and sends those that break no rule, or asks what would become of them. */
  readonly send: (table: ReportTable, options: FileOptions, sending: RowsSending) => Promise<FileOutcome>;
}

/** The columns that are not read and tell apart the rows of a file that break no rule. */
export const tellingOf = <Report>(
  { telling }: Pick<ReportKind<Report>, 'telling'>,
  { header, rows }: ReportTable,
  read: readonly ReportRow<Report>[],
  columns: ReportColumns,
): readonly TellingColumn[] =>
  telling?.({ header, rows: rows.filter((_, at) => read[at]?.issues.length === 0) }, columns) ?? [];

const workOf = <Report>({ kind, fields, needed, hasAnyColumns, ...work }: ReportKind<Report>): FileWork => ({
  kind,
  fields,
  needed,
  hasAnyColumns,
  telling: (table, options) =>
    work.telling === undefined ? [] : tellingOf(work, table, work.read(table, options), options.columns),
  send: (table, options, sending) => {
    const { otherPlaces } = options;
    return sendRows(work, work.read(table, options), { ...sending, otherPlaces });
  },
});

export const FILE_WORK: Readonly<Record<FileKindOfReports, FileWork>> = {
  shipments: workOf(SHIPMENT_FILES),
  stock: workOf(STOCK_FILES),
  products: workOf(PRODUCT_FILES),
};

/** Reads what the words of the ERP mean, in which files of shipments and stock are written; files of products have none of them. */
export async function wordsOfFile(
  kind: FileKindOfReports,
  client: Pick<PortalClient, 'call'>,
): Promise<ErpVocabulary> {
  if (kind === 'products') return USUAL_WORDS;
  const { entries } = await client.call(erpWordsList, {});
  return vocabularyOf(entries);
}
