import type { TableRow } from '../../order-import/index.js';
import type { PortalClient } from '../../wire/index.js';
import { erpOrders, erpStock, productsImport } from '../erp-link.api.js';
import type { OrderReport, ReportResult, StockReport } from '../erp-link.types.js';
import type { ProductReport } from '../product-report.types.js';
import { readProductRow, refuseRepeatedProducts, type ProductRowsOptions } from './product-rows.js';
import { readShipment, readStock, refuseRepeated, type ReportRow } from './report-rows.js';
import { PRODUCT_FILE_FIELDS, SHIPMENT_FIELDS, STOCK_FIELDS, type ReportField } from './report-words.js';
import type { FileKindOfReports, SourceFileOfReports } from './taken-file.types.js';

/** Everything that can be said of all rows of a file; each kind of file heeds what concerns it. */
export type FileOptions = ProductRowsOptions;

/** What became of a record that was sent. */
export interface ReportedEntry {
  readonly result: ReportResult;
  /** Whether it made a new record. */
  readonly created?: boolean;
  readonly errors: readonly { readonly path: string; readonly code: string; readonly message: string }[];
}

/** How a set of records is sent. */
export interface ReportSending {
  readonly dryRun: boolean;
  readonly file: SourceFileOfReports;
}

/** How the files of a kind are understood, read and sent. */
export interface ReportKind<Report> {
  readonly kind: FileKindOfReports;
  readonly fields: readonly ReportField[];
  /** The fields that need a column. */
  readonly needed: (options: Pick<FileOptions, 'warehouse'>) => readonly ReportField[];
  /** True where a file may have any columns of numbers beside those that are read. */
  readonly hasAnyColumns: boolean;
  readonly read: (row: TableRow, options: FileOptions) => ReportRow<Report>;
  /** Judges all rows of a file together. */
  readonly whole: (rows: readonly ReportRow<Report>[]) => readonly ReportRow<Report>[];
  readonly send: (
    client: PortalClient,
    records: readonly Report[],
    sending: ReportSending,
  ) => Promise<{ readonly entries: readonly ReportedEntry[] }>;
}

/** Files of carriers and warehouses, with the tracking numbers of orders. */
export const SHIPMENT_FILES: ReportKind<OrderReport> = {
  kind: 'shipments',
  fields: SHIPMENT_FIELDS,
  needed: () => ['order', 'tracking'],
  hasAnyColumns: false,
  read: readShipment,
  whole: (rows) => rows,
  send: (client, records, sending) => client.call(erpOrders, { body: { records, ...sending } }),
};

/** Files of warehouses, with the pieces that lie on their places. */
export const STOCK_FILES: ReportKind<StockReport> = {
  kind: 'stock',
  fields: STOCK_FIELDS,
  needed: ({ warehouse = '' }) =>
    warehouse === '' ? ['product', 'onHand', 'warehouse'] : ['product', 'onHand'],
  hasAnyColumns: false,
  read: readStock,
  whole: refuseRepeated,
  send: (client, records, sending) => client.call(erpStock, { body: { records, ...sending } }),
};

/** Files of products, such as an export that was edited. */
export const PRODUCT_FILES: ReportKind<ProductReport> = {
  kind: 'products',
  fields: PRODUCT_FILE_FIELDS,
  needed: () => ['product'],
  hasAnyColumns: true,
  read: readProductRow,
  whole: refuseRepeatedProducts,
  send: (client, records, sending) => client.call(productsImport, { body: { records, ...sending } }),
};
